import { buildFormModel } from '../../analysis/build-product-model.ts';
import { sampleMissing } from '../../analysis/examples/missing-answers.ts';
import { type ExampleJourney, journeysOfScreen } from '../../analysis/journeys/example-journey.ts';
import { type JourneyRun, runJourney } from '../../analysis/journeys/run-journey.ts';
import type { Stop } from '../../analysis/journeys/walk-steps.ts';
import { withinTime } from '../../analysis/journeys/within-time.ts';
import { sampleChoices } from '../../analysis/sample/sample-choices.ts';
import type { CompiledRequest } from '../../compiled/call.ts';
import type { CompiledForm } from '../../compiled/form.ts';
import type { ScreenSource } from '../../compiler/index.ts';
import { type Answers, choicesFromSource } from '../../core/form/coerce-answers.ts';
import { getOwn } from '../../core/get-own.ts';
import { hasErrors } from '../../core/mapping/has-errors.ts';
import { escapePart, getAt, lastKey } from '../../core/pointer.ts';
import { omitAt, replaceAllAt, replaceAt } from '../../core/replace-at.ts';
import type { Call } from '../../definition/files/call.ts';
import type { CallReply } from '../../definition/files/journey.ts';
import type { Ended, Sending } from './session.ts';
import type { Trial, TriedScreen } from './trial.ts';

/** A screen that is filled in, before anything is submitted. */
export interface Rehearsal {
  submit: Sending;
  answers: Answers;
  /** Pointers of the questions that were asked. */
  asked: Set<string>;
}

/** Repairs of a journey, each of the answers of one step. */
const maxRepairs = 12;

/** Milliseconds for one journey. */
const longestJourney = 60_000;

/**
 * Fills in a screen with the answers of a journey or of examples, by the engine's stores. Answers that the form refuses, such
 * as a choice that the API does not offer, become samples.
 *
 * @param send makes the load calls of the screen and of its steps
 * @returns what would be submitted, or the pointers of the answers that the form refuses
 */
export async function rehearse(
  trial: Trial,
  { source, screen }: TriedScreen,
  first: ExampleJourney,
  send: (sending: Sending) => Promise<Ended>,
): Promise<Rehearsal | { refused: string[] }> {
  const { product, validate, session, now } = trial;
  let submit: Sending | undefined;
  let journey = first;
  for (let repairs = 0; ; repairs += 1) {
    const walk = runJourney(
      {
        product,
        validate,
        loadScreen: async () => screen,
        origin: session.origin,
        now,
        createPerform: (readSources) => async (made, document) => {
          // Those of screens and steps have outcomes.
          const request = made as CompiledRequest;
          const sending = { request, document, readSources };
          if (request !== screen.submit) return (await send(sending)).result;
          submit = sending;
          // Nothing is sent yet: the screen stays as it is without a connection.
          return { end: 'offline', sources: { ...readSources(), ...document } };
        },
      },
      journey,
    );
    const run = await withinTime(walk, longestJourney, 'The screen does not open.');
    if (submit) {
      const { answers = {} } = submit.document as { answers?: Answers };
      const offered = repairs < maxRepairs && (await withOfferedChoices(screen, journey, submit));
      if (!offered) return { submit, answers, asked: new Set(Object.values(run.asked).flat()) };
      journey = offered;
      submit = undefined;
      continue;
    }
    const { stop } = run;
    const refused = [...Object.keys(stop?.rejected ?? {}), ...(stop?.unasked ?? [])];
    const repaired = stop && repairs < maxRepairs && repair(trial, source, journey, run, stop);
    if (!repaired) return { refused };
    journey = repaired;
  }
}

/** Returns the journey with samples in the place of the answers at which it has stopped; `undefined` without samples. */
function repair(
  { product, validate }: Trial,
  source: ScreenSource,
  journey: ExampleJourney,
  { loaded }: JourneyRun,
  { step, rejected, unasked }: Stop,
): ExampleJourney | undefined {
  const form = step === '' ? source.form : source.steps.get(step);
  if (!form) return undefined;
  const { app, sandbox } = product;
  const choices = sampleChoices({ calls: app.calls ?? {}, sandbox, validate }, journey.calls);
  const before = (step === '' ? journey.answers : journey.steps?.[step]) ?? {};
  const without = [...Object.keys(rejected), ...unasked.map((name) => `/${name}`)];
  const given: Answers = without.reduce<Answers>(omitAt, before);
  const otherAnswers: Answers = Object.assign({}, ...Object.values(journey.steps ?? {}));
  const options = { validate, loaded, query: journey.query, otherAnswers };
  const samples = sampleMissing(
    buildFormModel(form, app, choices),
    options,
    given,
    Object.keys(rejected),
  );
  if (!samples) return undefined;
  const answers = replaceAllAt(given, samples);
  return step === ''
    ? { ...journey, answers }
    : { ...journey, steps: { ...journey.steps, [step]: answers } };
}

/**
 * Returns the journey with choices that the API offers in the place of those that it does not, which no visitor can choose;
 * `undefined` where it has none of these.
 */
async function withOfferedChoices(
  screen: TriedScreen['screen'],
  journey: ExampleJourney,
  { document }: Sending,
): Promise<ExampleJourney | undefined> {
  if (screen.kind === 'form') {
    const { answers = {} } = journey;
    const offered = offeredAnswers(screen.form, answers, document);
    return offered === answers ? undefined : { ...journey, answers: offered };
  }
  let { steps = {} } = journey;
  for (const { id, load } of screen.steps) {
    const form = await load?.();
    if (form)
      steps = replaceAt(
        steps,
        `/${escapePart(id)}`,
        offeredAnswers(form, steps[id] ?? {}, document),
      );
  }
  return steps === journey.steps ? undefined : { ...journey, steps };
}

function offeredAnswers(form: CompiledForm, before: Answers, document: object): Answers {
  let answers = before;
  for (const question of form.questions) {
    const { pointer, source } = question;
    const answer = getAt(answers, pointer);
    if (!source || source.call?.searches || source.call?.freeText || !answer) continue;
    const choices = choicesFromSource(question, document, pointer);
    if (!choices) continue;
    const values = choices.flatMap(({ value, disabled }) =>
      disabled === undefined ? [value] : [],
    );
    const isOffered = (value: unknown) => values.includes(value);
    if (!Array.isArray(answer)) {
      if (!isOffered(answer)) answers = replaceAt(answers, pointer, values[0]);
    } else if (!answer.every(isOffered)) {
      answers = replaceAt(answers, pointer, answer.filter(isOffered));
    }
  }
  return answers;
}

/**
 * Returns the journey of a screen that its examples end with success, or one with the answers of its examples alone. An
 * answer that sandbox.json calls unique is a new one in each run.
 */
export function successfulJourney({ product }: Trial, source: ScreenSource): ExampleJourney {
  const bare = { name: 'sample answers', ends: {} };
  const [sample = { screen: source.id, file: '', pointer: '', ...bare }] = journeysOfScreen(
    source,
    (file) => (file === source ? { ...file.examples, journeys: [bare] } : file.examples),
  );
  const { screen } = source;
  const call = screen.kind === 'page' ? '' : screen.submit.call;
  const written = getOwn(product.app.calls, call);
  const journey =
    journeysOfScreen(source).find(
      ({ sent, played = {} }) =>
        sent !== undefined && played.ending === undefined && !isRefused(written, played),
    ) ?? sample;
  const stored = getOwn(product.sandbox?.calls, call);
  const unique = stored?.do === 'store' ? stored.unique : undefined;
  return unique === undefined ? journey : withNewAnswer(journey, lastKey(unique));
}

/** Returns whether the reply of a journey refuses its call. */
export const isRefused = (call: Call | undefined, { status = 200, body }: CallReply): boolean =>
  status >= 300 || hasErrors(call ?? {}, body);

/** Returns the journey with another text as the answer of this name, if it has one. */
function withNewAnswer(journey: ExampleJourney, name: string): ExampleJourney {
  const renew = (answers: Answers = {}): Answers => {
    const answer = answers[name];
    if (typeof answer !== 'string') return answers;
    const random = Math.random().toString(36).slice(2, 8);
    const [user = '', ...host] = answer.split('@');
    return { ...answers, [name]: [user.slice(0, 3) + random, ...host].join('@') };
  };
  const steps = Object.entries(journey.steps ?? {}).map(([id, answers]) => [id, renew(answers)]);
  return { ...journey, answers: renew(journey.answers), steps: Object.fromEntries(steps) };
}
