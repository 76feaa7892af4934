import type { ProductModel, ScreenModel } from '../../../src/analysis/product-model.ts';
import { sampleLoaded } from '../../../src/analysis/sample/sample-response.ts';
import { askedLocations } from '../asked-locations.ts';
import { addressQuery } from './address-query.ts';
import { answersForConditions, type WalkedScreen } from './answers-for-conditions.ts';
import { findCombinations } from './combinations.ts';
import type { ScreenPaths, Walk, WalkedStep } from './path.ts';
import { type ConditionValues, type PathCondition, pathConditionsOf } from './path-conditions.ts';
import { scriptEndings } from './scripted-endings.ts';
import { successResponse } from './scripted-response.ts';
import { nameOnce, pathName, stepFiles } from './snapshot-files.ts';
import { countStoredSteps, storedAnswers, withoutOptionalSecrets } from './stored-steps.ts';

type Walks = Pick<ScreenPaths, 'combinations' | 'possible' | 'conditions'> & { walks: Walk[] };

/**
 * Lists the paths through a form or a wizard: one for each combination of its conditions, and one for each other
 * outcome of the submit call.
 */
export function listWalks(product: ProductModel, screen: ScreenModel): Walks {
  const loaded = sampleLoaded(product, screen);
  const conditions = pathConditionsOf(screen);
  const combinations = findCombinations(conditions.length, (wanted) =>
    answersForConditions(product, screen, conditions, wanted, loaded),
  );
  const [success, ...failures] = scriptEndings(product, screen, 'submit');
  const [first] = combinations;
  if (!success || !first) {
    throw new Error(`No valid answers were found for the screen "${screen.id}".`);
  }
  const query = addressQuery(product, screen);
  const base = {
    kind: 'walk',
    screen: screen.id,
    query,
    load: screen.load && successResponse(product, screen.load.call),
  } as const;
  const names = nameOnce();
  const files = stepFiles(screen, { loaded, query });
  const walks: Walk[] = [];
  for (const combination of combinations) {
    const steps = walkedSteps(screen, combination.shown)
      .map((step) => ({ ...step, files: files(step) }))
      .map((step) => ({ ...step, stored: storedAnswers(screen, step, walks) }));
    walks.push({
      ...base,
      id: names(`${screen.id}/sends-${pathName(steps, screen)}`),
      title: `${screen.title}: ${describeValues(conditions, combination.values)}`,
      steps,
      storedSteps: countStoredSteps(screen, steps, walks),
      thorough: walks.length === 0,
      send: success.response,
      expectedEnd: success.expectedEnd,
      endFile: success.expectedEnd.route === undefined ? `${screen.id}/sent` : undefined,
      recorded: true,
    });
  }
  const withoutSecrets = ({ shown }: WalkedScreen) =>
    walkedSteps(screen, withoutOptionalSecrets(screen, shown));
  const fewest = combinations.reduce((least, each) =>
    each.shown.size < least.shown.size ? each : least,
  );
  const failedSubmits = failures.map(({ name, description, response, expectedEnd }): Walk => {
    const id = `${screen.id}/sent-${name}`;
    // A message beside a field needs the field; all else has to come true also where steps are skipped.
    const remainingSteps = withoutSecrets(
      Object.keys(expectedEnd.fields).length > 0 ? first : fewest,
    );
    return {
      ...base,
      id,
      title: `${screen.title}: sent, and ${description}`,
      steps: remainingSteps,
      storedSteps: countStoredSteps(screen, remainingSteps),
      thorough: false,
      send: response,
      expectedEnd,
      resend:
        expectedEnd.route === undefined
          ? { send: success.response, expectedEnd: success.expectedEnd }
          : undefined,
      endFile: expectedEnd.route === undefined ? id : undefined,
      recorded: false,
    };
  });
  return {
    walks: [...walks, ...failedSubmits],
    combinations: combinations.length,
    possible: 2 ** conditions.length,
    conditions: conditions.length,
  };
}

function walkedSteps({ steps }: ScreenModel, shown: WalkedScreen['shown']): WalkedStep[] {
  return steps.flatMap(({ id, title, form }) => {
    const answers = shown.get(id);
    if (!answers) return [];
    return [{ id, title, answers, asked: form ? askedLocations(form, answers) : [], files: {} }];
  });
}

function describeValues(conditions: PathCondition[], values: ConditionValues): string {
  const descriptions = conditions.flatMap(({ describe }, index) => {
    const value = values[index];
    return value === undefined ? [] : [describe(value)];
  });
  return descriptions.length === 0 ? 'filled in and sent' : descriptions.join(', ');
}
