import type { SampleData } from '../../../src/analysis/form/conditions.ts';
import { shownStepsOf } from '../../../src/analysis/form/shown-steps.ts';
import type { ProductModel, ScreenModel } from '../../../src/analysis/product-model.ts';
import { areLeft, listSampleData } from '../../../src/analysis/sample/sample-data.ts';
import type { SearchMemory } from '../../../src/analysis/sample/sample-options.ts';
import { exitAnswers } from '../../../src/analysis/states/exit-answers.ts';
import { isInside } from '../../../src/core/pointer.ts';
import { askedLocations } from '../asked-locations.ts';
import { addressQuery } from './address-query.ts';
import {
  answersForConditions,
  type WalkedScreen,
  type WalkMemory,
} from './answers-for-conditions.ts';
import { applyingEnding } from './applying-ending.ts';
import { findCombinations } from './combinations.ts';
import { coverFeatures } from './cover.ts';
import { modelOf, type ScreenPaths, type Walk, type WalkedStep } from './path.ts';
import {
  type ConditionValues,
  conditionKinds,
  type PathCondition,
  pathConditionsOf,
} from './path-conditions.ts';
import { type ScriptedEnding, scriptEndings } from './scripted-endings.ts';
import { nameOnce, pathName, stepFiles } from './snapshot-files.ts';
import { countStoredSteps, storedAnswers, withoutOptionalSecrets } from './stored-steps.ts';

type Walks = Pick<ScreenPaths, 'combinations' | 'possible' | 'conditions'> & { walks: Walk[] };

/**
 * Lists the paths through a form or a wizard: one for each combination of its conditions, and one for each other
 * outcome of the submit call.
 */
export function listWalks(product: ProductModel, screen: ScreenModel): Walks {
  const conditions = pathConditionsOf(screen);
  const allData = listSampleData(product, screen, addressQuery(product, screen));
  const staying = allData.filter((data) => !areLeft(screen.steps, data, product));
  const searches: SearchMemory = new Map();
  const combinations = staying.flatMap((data) => {
    const memory: WalkMemory = { searches, samples: new Map() };
    return findCombinations(conditions.length, (wanted) =>
      answersForConditions(product, screen, conditions, wanted, data, memory),
    ).map((combination) => ({ ...combination, data }));
  });
  const endings = scriptEndings(product, screen, 'submit');
  // The last of a list has no condition, and the response that needs to meet none.
  const usual = endings.findLast(({ name }) => name === 'success');
  const [first] = combinations;
  if (!usual || !first) {
    throw new Error(`No valid answers were found for the screen "${screen.id}".`);
  }
  const endingAfter = (
    steps: Pick<WalkedStep, 'answers'>[],
    { loaded, query = {} }: SampleData,
    { name, response }: Pick<ScriptedEnding, 'name' | 'response'>,
  ) => {
    const answers = Object.assign({}, ...steps.map((step) => step.answers));
    const sources = { answers, loaded, query };
    return applyingEnding(endings, name, response, sources, product.validate) ?? usual;
  };
  const opened = ({ loaded, query = {} }: SampleData) =>
    ({
      kind: 'walk',
      screen: screen.id,
      query,
      load: screen.load && { body: loaded ?? {} },
    }) as const;
  const names = nameOnce();
  const files = stepFiles(screen, first.data);
  const walks: Walk[] = [];
  const reached = new Set<ScriptedEnding>();
  // What is asked and sent is decided by the stores; a page shows each part of the screen in a few of all combinations.
  const shownInBrowser = new Set(
    coverFeatures(combinations, ({ shown, values, data }) => {
      const steps = walkedSteps(screen, shown, data);
      return [...shownFeatures(steps, values), `ending ${endingAfter(steps, data, usual).id}`];
    }),
  );
  for (const combination of combinations) {
    const inBrowser = shownInBrowser.has(combination);
    const typed = walks.filter((walk) => walk.inBrowser);
    const steps = walkedSteps(screen, combination.shown, combination.data)
      .map((step) => (inBrowser ? { ...step, files: files(step) } : step))
      .map((step) => ({ ...step, stored: storedAnswers(screen, step, typed) }));
    const success = endingAfter(steps, combination.data, usual);
    const staysOn = success.expectedEnd.route === undefined;
    reached.add(success);
    walks.push({
      ...opened(combination.data),
      id: names(`${screen.id}/sends-${pathName(steps, screen)}`),
      title: `${screen.title}: ${describeWalk(screen, conditions, combination)}`,
      steps: walks.length === 0 ? withExits(product, screen, steps, combination.data) : steps,
      storedSteps: countStoredSteps(screen, steps, typed),
      thorough: walks.length === 0,
      send: usual.response,
      outcome: success.name,
      conditions: conditionKinds(conditions, combination.values),
      expectedEnd: success.expectedEnd,
      endFile: inBrowser && staysOn ? endFileOf(screen, success) : undefined,
      recorded: true,
      inBrowser,
    });
  }
  const withoutSecrets = ({ shown, data }: WalkedScreen & { data: SampleData }) => ({
    data,
    steps: walkedSteps(screen, withoutOptionalSecrets(screen, shown, data), data),
  });
  const fewest = combinations.reduce((least, each) =>
    each.shown.size < least.shown.size ? each : least,
  );
  const otherEndings = endings.filter((ending) => !reached.has(ending));
  const otherWalks = otherEndings.flatMap((ending): Walk[] => {
    const { description, response, expectedEnd } = ending;
    const id = `${screen.id}/sent-${ending.id}`;
    // A message beside a field needs the field; all else has to come true also where steps are skipped.
    const preferred = Object.keys(expectedEnd.fields).length > 0 ? first : fewest;
    const found = [preferred, ...combinations]
      .map(withoutSecrets)
      .find(({ steps, data }) => endingAfter(steps, data, ending) === ending);
    if (!found) return [];
    const { steps: remainingSteps, data } = found;
    const afterwards = endingAfter(remainingSteps, data, usual);
    return [
      {
        ...opened(data),
        id,
        title: `${screen.title}: sent, and ${description}`,
        steps: remainingSteps,
        storedSteps: countStoredSteps(screen, remainingSteps),
        thorough: false,
        send: response,
        outcome: ending.name,
        conditions: [],
        expectedEnd,
        resend:
          expectedEnd.route === undefined
            ? { send: usual.response, expectedEnd: afterwards.expectedEnd }
            : undefined,
        endFile: expectedEnd.route === undefined ? id : undefined,
        recorded: false,
        inBrowser: true,
      },
    ];
  });
  return {
    walks: [...walks, ...otherWalks],
    // The same combination is walked with each response that opens the screen.
    combinations: new Set(combinations.map(({ values }) => values.join())).size,
    possible: 2 ** conditions.length,
    conditions: conditions.length,
  };
}

/** Names the parts of a screen that a walk shows: its steps and questions, and each condition as it is met or not. */
const shownFeatures = (steps: WalkedStep[], values: ConditionValues): string[] => [
  ...steps.flatMap(({ id, asked }) => [
    `step ${id}`,
    ...asked.map(({ questionPointer }) => `question ${id} ${questionPointer}`),
  ]),
  ...values.flatMap((value, index) => (value === undefined ? [] : [`condition ${index} ${value}`])),
];

const endFileOf = ({ id }: ScreenModel, ending: ScriptedEnding): string =>
  ending.id === 'success' ? `${id}/sent` : `${id}/sent-${ending.id}`;

function walkedSteps(
  { steps }: ScreenModel,
  shown: WalkedScreen['shown'],
  data: SampleData,
): WalkedStep[] {
  const all = Object.assign({}, ...shown.values());
  return steps.flatMap((step) => {
    const answers = shown.get(step.id);
    if (!answers) return [];
    const { form } = step;
    const asked = form ? askedLocations(form, all, data) : [];
    return shownStepsOf(step, { ...data, answers: all }, () => true).map(
      ({ id, title, heading, item }): WalkedStep => ({
        id,
        title,
        heading,
        item: item?.pointer,
        answers,
        asked: asked.filter(({ pointer }) => isInside(pointer, item?.pointer ?? '')),
        files: {},
      }),
    );
  });
}

/** Adds the answers with which each step is left by its exits. */
function withExits(
  { validate }: ProductModel,
  screen: ScreenModel,
  walked: WalkedStep[],
  data: SampleData,
): WalkedStep[] {
  return walked.map((each, index) => {
    const step = modelOf(screen, each);
    if (!step?.exits) return each;
    const answers = Object.assign({}, ...walked.slice(0, index).map((before) => before.answers));
    return { ...each, exits: exitAnswers(step, { ...data, answers }, validate) };
  });
}

function describeWalk(
  { steps }: ScreenModel,
  conditions: PathCondition[],
  { shown, values }: WalkedScreen,
): string {
  const ofAnswers = conditions.flatMap(({ describe }, index) => {
    const value = values[index];
    return value === undefined ? [] : [describe(value)];
  });
  const ofData = steps
    .filter(({ when }) => when && !when.answers)
    .map(({ id, title }) => `${shown.has(id) ? 'with' : 'without'} “${title}”`);
  return [...ofAnswers, ...ofData].join(', ') || 'filled in and sent';
}
