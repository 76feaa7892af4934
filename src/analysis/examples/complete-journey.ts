import {
  answeredIn,
  calculatedQuestionsOf,
  expectedBody,
  type FormSource,
  type ScreenSource,
} from '../../compiler/index.ts';
import type { Answers } from '../../core/form/coerce-answers.ts';
import { resolveRequest } from '../../core/mapping/resolve-request.ts';
import { escapePart, expandPointer, fieldPointer, getAt, isInside } from '../../core/pointer.ts';
import { omitAt } from '../../core/replace-at.ts';
import { compareBodies } from '../journeys/compare-bodies.ts';
import type { ExampleJourney } from '../journeys/example-journey.ts';
import { type JourneyContext, type JourneyRun, runJourney } from '../journeys/run-journey.ts';
import { messageAddition } from './complete-example.ts';
import type { Addition } from './completion.ts';
import { missingAnswers, outermost } from './missing-answers.ts';

/** A screen whose journeys are completed. */
export interface JourneyScreen {
  source: ScreenSource;
  /** Whether they are left as they are. */
  waits: boolean;
  /** Returns its journeys, completed so far. */
  readJourneys: () => ExampleJourney[];
  /** Question pointers that the examples answered as they were written. */
  answered: ReadonlySet<string>;
  /** Returns sample answers to missing questions of a form. */
  sample: (
    form: FormSource,
    journey: ExampleJourney & Pick<JourneyRun, 'loaded'>,
    answers: Answers,
    missing: string[],
  ) => Map<string, unknown> | undefined;
  add: (journey: ExampleJourney, additions: Addition[]) => void;
}

/**
 * Walks a journey, and adds what it lacks until it runs: sample answers to questions that have to be answered, and what is
 * sent of questions that no example has answered before. What else is sent is a promise to the provider.
 *
 * @returns the journey as it is now, and its last run
 */
export async function completeJourney(
  context: JourneyContext,
  pointer: string,
  screen: JourneyScreen,
): Promise<{ journey: ExampleJourney; run: JourneyRun }> {
  const read = () => screen.readJourneys().find((one) => one.pointer === pointer) as ExampleJourney;
  const maxRounds = screen.waits ? 0 : 2 + screen.source.steps.size;
  for (let round = 0; ; round++) {
    const journey = read();
    const run = await runJourney(context, journey);
    const additions = round < maxRounds ? missingIn(journey, run, screen) : [];
    const isDone = additions.length > 0 || screen.waits;
    const sent = isDone ? [] : await missingInBody(context, journey, run, screen);
    screen.add(journey, [...additions, ...sent]);
    if (additions.length === 0) return { journey: read(), run };
  }
}

/** Returns the answers that are missing in the step at which a journey stops, if it has answers of its own to it. */
function missingIn(
  journey: ExampleJourney,
  { stop, loaded }: JourneyRun,
  { source, sample }: JourneyScreen,
): Addition[] {
  if (!stop || stop.unasked.length > 0) return [];
  const { step, rejected } = stop;
  const own = step === '' ? '/answers' : `/steps/${escapePart(step)}`;
  const form = step === '' ? source.form : source.steps.get(step);
  const written = source.examples?.journeys?.[Number(journey.pointer.split('/').at(-1))];
  if (!form || getAt(written, own) === undefined) return [];
  const given = getAt(journey, own) as Answers;
  const { fields = {} } = journey.ends;
  const missing = missingAnswers(rejected, given, new Set(Object.keys(fields).map(fieldPointer)));
  if (missing.length === 0) return [];
  const at = journey.pointer;
  if (Object.keys(given).length === 0 && Object.keys(fields).length > 0) {
    return missing.map((one) => messageAddition(`${at}/ends/fields`, one, rejected[one] ?? ''));
  }
  const samples = sample(form, { ...journey, loaded }, given, missing) ?? new Map();
  return [...samples].map(([field, value]) => ({ field, pointer: `${at}${own}${field}`, value }));
}

/** Returns the members of the body that come from questions which are new to the examples. */
async function missingInBody(
  context: JourneyContext,
  journey: ExampleJourney,
  { sent, submitted }: JourneyRun,
  { source, answered }: JourneyScreen,
): Promise<Addition[]> {
  if (journey.sent === undefined || sent === undefined || !submitted) return [];
  const further = compareBodies(expectedBody(journey.sent, context), sent).filter(
    ({ expected }) => expected === undefined,
  );
  if (further.length === 0) return [];
  const { submit } = await context.loadScreen(source.id);
  const forms = [...(source.form ? [source.form] : []), ...source.steps.values()];
  const calculated = new Set(forms.flatMap(calculatedQuestionsOf).map(({ pointer }) => pointer));
  const promised = (pointer: string) =>
    source.examples?.journeys?.some((one) => getAt(one.sent, pointer) !== undefined);
  const bodyOf = (document: object) => resolveRequest(submit, document).send;
  const additions = answeredIn(submitted.answers).flatMap((question) => {
    if (calculated.has(question)) return [];
    const isNew = !answered.has(question);
    const field = outermost(question, (holder) => !answered.has(holder));
    return expandPointer(question, submitted.answers).flatMap((at) => {
      const without = omitAt(submitted, `/answers${at}`);
      const own = compareBodies(bodyOf(without), bodyOf(submitted)).map(({ pointer }) => pointer);
      return further
        .filter(({ pointer }) => own.some((one) => isInside(one, pointer)))
        .filter(({ pointer }) => isNew || promised(pointer))
        .map((one) => ({
          field,
          pointer: `${journey.pointer}/sent${one.pointer}`,
          value: one.sent,
        }));
    });
  });
  return [...new Map(additions.map((one) => [one.pointer, one])).values()];
}
