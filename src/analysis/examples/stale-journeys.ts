import type { CompiledFormScreen, CompiledWizard } from '../../compiled/screen.ts';
import {
  answeredQuestions,
  type Diagnostic,
  type Finding,
  type FormSource,
  instantiateScreen,
  locate,
  memoizeByObject,
  type ProductSource,
  type ScreenSource,
} from '../../compiler/index.ts';
import { escapePart, getAt, isInside } from '../../core/pointer.ts';
import { buildFormModel, createValueValidator } from '../build-product-model.ts';
import { type ExampleJourney, journeysOf, journeysOfScreen } from '../journeys/example-journey.ts';
import { journeyFindings } from '../journeys/journey-findings.ts';
import type { JourneyContext } from '../journeys/run-journey.ts';
import { withinTime } from '../journeys/within-time.ts';
import { type IsOutdatedCopy, outdatedCopies } from '../outdated-copies.ts';
import { sampleChoices } from '../sample/sample-choices.ts';
import { completeJourney, type JourneyScreen } from './complete-journey.ts';
import { Completion } from './completion.ts';
import { isBroken } from './is-broken.ts';
import { sampleMissing } from './missing-answers.ts';
import { rule } from './rule.ts';

/**
 * Walks the journeys, and finds those that send something else, or end otherwise, than they expect. Nothing is found
 * for screens whose definitions have errors, nor in journeys that have another finding, or stop at an example that has
 * one.
 *
 * @param diagnostics all findings so far, those of examples too
 * @param completion gets the missing parts of journeys; the completed ones are checked in their place
 */
export async function findStaleJourneys(
  product: ProductSource,
  diagnostics: Diagnostic[],
  completion = new Completion(product, diagnostics),
): Promise<Diagnostic[]> {
  const screenOf = (id: string) => product.screens.find((one) => one.id === id);
  const journeys = journeysOf(product).filter(
    ({ file, pointer, screen }) =>
      !diagnostics.some((one) => one.file === file && isInside(one.pointer, pointer)) &&
      !isBroken(product, screenOf(screen), diagnostics),
  );
  if (journeys.length === 0) return [];
  const screens = new Map<string, CompiledFormScreen | CompiledWizard>();
  const context: JourneyContext = {
    product,
    validate: createValueValidator(),
    loadScreen: async (id) => {
      const known = screens.get(id);
      const source = screenOf(id);
      if (known || !source)
        return known ?? Promise.reject(new Error(`There is no screen "${id}".`));
      const screen = instantiateScreen(product, source);
      screens.set(id, screen);
      return screen;
    },
    origin: 'https://example.com',
    now: new Date().toISOString(),
  };
  const isOutdatedCopy = outdatedCopies(product);
  const completed = journeyScreens(context, completion);
  const found = await Promise.all(
    journeys.map((journey) =>
      walk(context, journey, completed(journey.screen), diagnostics, isOutdatedCopy),
    ),
  );
  return found.flat().map((finding) => ({
    ...locate(finding, rule, product.documents),
    severity: 'warning' as const,
  }));
}

/** Returns a function that returns the screen of an id, with the missing parts of its journeys. */
function journeyScreens(
  { product, validate }: JourneyContext,
  completion: Completion,
): (id: string) => JourneyScreen {
  const { app, sandbox } = product;
  const { calls = {} } = app;
  const modelOf = memoizeByObject((form: FormSource) =>
    buildFormModel(form, app, sampleChoices({ calls, sandbox, validate })),
  );
  const screenOf = memoizeByObject(
    (source: ScreenSource): JourneyScreen => ({
      source,
      waits: completion.waits(source.examplesPath),
      readJourneys: () => journeysOfScreen(source, completion.examplesIn),
      answered: answeredQuestions(source),
      sample: (form, { steps = {}, loaded, query }, answers, missing) => {
        const otherAnswers = Object.assign({}, ...Object.values(steps));
        const options = { validate, loaded, query, otherAnswers };
        return sampleMissing(modelOf(form), options, answers, missing);
      },
      add: ({ file, pointer }, additions) => completion.add(file, pointer, additions),
    }),
  );
  return (id) => screenOf(product.screens.find((one) => one.id === id) as ScreenSource);
}

async function walk(
  context: JourneyContext,
  { file, pointer }: ExampleJourney,
  screen: JourneyScreen,
  diagnostics: Diagnostic[],
  isOutdatedCopy: IsOutdatedCopy,
): Promise<Finding[]> {
  try {
    const { journey, run } = await withinTime(
      completeJourney(context, pointer, screen),
      longestJourney,
      'it does not end.',
    );
    const example = run.stop && exampleBehind(context.product, journey, run.stop.step);
    if (diagnostics.some(({ file }) => file === example)) return [];
    return journeyFindings(journey, run, context, isOutdatedCopy);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [{ file, pointer, message: `This journey can't be walked: ${reason}` }];
  }
}

/** Milliseconds for one journey, which has no connection to wait for. */
const longestJourney = 20_000;

/** Returns the file with the example that a journey answers a step with, if it has no answers of its own for it. */
function exampleBehind(
  { screens, documents }: ProductSource,
  { screen, file, pointer }: ExampleJourney,
  step: string,
): string | undefined {
  const own = step === '' ? 'answers' : `steps/${escapePart(step)}`;
  if (getAt(documents.get(file)?.value, `${pointer}/${own}`) !== undefined) return undefined;
  const source = screens.find(({ id }) => id === screen);
  return (step === '' ? source?.form : source?.steps.get(step))?.examplesPath;
}
