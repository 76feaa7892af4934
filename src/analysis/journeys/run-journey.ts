import type { CompiledApp } from '../../compiled/app.ts';
import type { CompiledOutcomes, CompiledRequest } from '../../compiled/call.ts';
import type { CompiledFormScreen, CompiledWizard } from '../../compiled/screen.ts';
import { type ProductSource, textsOf, versionOf } from '../../compiler/index.ts';
import type { Answers, DataSources } from '../../core/form/coerce-answers.ts';
import { fieldMessages, namedOutcomes } from '../../core/mapping/named-outcomes.ts';
import { resolveRequest } from '../../core/mapping/resolve-request.ts';
import { fieldPointer } from '../../core/pointer.ts';
import type { CallReply, JourneyEnd } from '../../definition/files/journey.ts';
import type { Texts } from '../../definition/texts.ts';
import type { CallOutcome } from '../../engine/index.ts';
import type { ScreenEnvironment } from '../../engine/screen/environment.ts';
import { FormScreenStore } from '../../engine/screen/form-screen-store.ts';
import type { Submission } from '../../engine/submit/submission.ts';
import { fillPlurals } from '../../engine/text/fill-plurals.ts';
import { ScreenValues } from '../../engine/text/screen-values.ts';
import {
  createPerform,
  noStorage,
  type Perform,
  pageSources,
  toEnd,
  toOutcome,
} from '../../runtime/headless.ts';
import type { ValidateValue } from '../product-model.ts';
import { sampleChoices } from '../sample/sample-choices.ts';
import { sampleResponse } from '../sample/sample-response.ts';
import type { ExampleJourney } from './example-journey.ts';
import { type SentCall, scriptedBrowser } from './scripted-browser.ts';
import {
  type AskedBySteps,
  askedIn,
  createWizard,
  fillIn,
  type Stop,
  walkSteps,
} from './walk-steps.ts';

/** The product of a journey, and the place and time of the visit. */
export interface JourneyContext {
  product: ProductSource;
  validate: ValidateValue;
  /** Returns a screen of the product as the engine gets it. */
  loadScreen: (id: string) => Promise<CompiledFormScreen | CompiledWizard>;
  origin: string;
  /** ISO 8601 date-time in UTC. */
  now: string;
  /** Returns the function that makes the calls in place of the replies of the journey. */
  createPerform?: (readSources: () => DataSources) => Perform;
}

/** The record of a journey. */
export interface JourneyRun {
  /** The outcomes of its calls: "load: errors", "submit: 4XX". */
  outcomes: string[];
  /** The steps that were opened. */
  openedSteps: string[];
  /** The response of the load call. */
  loaded?: unknown;
  asked: AskedBySteps;
  /** The reason why the screen was not submitted, if it was not. */
  stop?: Stop;
  /** The body of the submit call; `undefined` where none was made. */
  sent: unknown;
  /** The data that the mapping of this body has read. */
  submitted?: { answers?: Answers } | undefined;
  /** The calls that were made, with their names in the definition. */
  calls: (SentCall & { call: string })[];
  end: JourneyEnd;
}

/** Walks a journey by the stores of the engine and the calls of the runtime, without a page. */
export async function runJourney(
  context: JourneyContext,
  journey: ExampleJourney,
): Promise<JourneyRun> {
  const { product, origin, now } = context;
  const { app } = product;
  const screen = await context.loadScreen(journey.screen);
  const texts = textsOf(app, screen.texts);
  const { query = {}, load, played = {} } = journey;
  const url = origin + pathOf(screen.route, query);
  const visited = { ...app, version: versionOf(product) };
  const readSources = () => visitSources(visited, screen, { url, now });
  const outcomes: string[] = [];
  const made: JourneyRun['calls'] = [];

  async function call(kind: string, request: CompiledRequest, document: object, reply: CallReply) {
    const { browser, calls } = scriptedBrowser(origin, reply);
    const perform =
      context.createPerform?.(readSources) ?? createPerform(app, browser, readSources);
    const result = await perform(request, document);
    const ended = toOutcome(result, request.outcomes);
    outcomes.push(`${kind}: ${nameOf(ended, request.outcomes)}`);
    const callOutcome = toEnd(result, request);
    made.push(...calls.map((each) => ({ call: request.call.name, ...each })));
    return { callOutcome, sent: calls.at(-1)?.body };
  }

  const filler =
    screen.values &&
    new ScreenValues(screen.values, {
      dataSources: readSources(),
      texts,
      language: app.language,
      fillPlurals,
    });
  const fill = (text: string) => filler?.fill(text) ?? text;
  let loaded: unknown;
  if (screen.load) {
    const { name } = screen.load.call;
    const reply = load ?? {
      body: sampleResponse(name, app.calls?.[name], product.sandbox, context.validate),
    };
    const result = await call('load', screen.load, {}, reply);
    if (result.callOutcome.kind !== 'success') {
      const end = loadEnd(result.callOutcome, texts, fill);
      return { outcomes, openedSteps: [], asked: {}, sent: undefined, calls: made, end };
    }
    loaded = result.callOutcome.response;
  }

  const { sandbox } = product;
  const calledChoices = sampleChoices(
    { calls: app.calls ?? {}, sandbox, validate: context.validate },
    journey.calls,
  );
  /** Makes the load call of a step. */
  async function sendOfStep(request: CompiledRequest, document: object): Promise<CallOutcome> {
    const { name } = request.call;
    const reply = journey.calls?.[name] ?? {
      body: sampleResponse(
        name,
        app.calls?.[name],
        sandbox,
        context.validate,
        resolveRequest(request, document),
      ),
    };
    return (await call(name, request, document, reply)).callOutcome;
  }
  const end: JourneyEnd = {};
  let sent: unknown;
  let submitted: JourneyRun['submitted'];
  let leave = () => {};
  const left = new Promise<void>((settle) => {
    leave = settle;
  });
  const environment: ScreenEnvironment = {
    dataSources: { ...readSources(), loaded, calledChoices },
    texts,
    filler,
    storage: noStorage,
    session: noStorage,
    schedule: () => () => {},
    readSources,
    go: (route: string) => {
      end.at = route;
      leave();
    },
    send: async (submit: CompiledRequest, document: object) => {
      if (submit !== screen.submit) return sendOfStep(submit, document);
      const result = await call('submit', submit, document, played);
      submitted = document;
      sent = result.sent;
      const { outcome } = filler?.fillOutcome(result.callOutcome) ?? result.callOutcome;
      const fields = { ...fieldMessages(outcome), ...result.callOutcome.fieldErrors };
      if (Object.keys(fields).length > 0) end.fields = fields;
      return result.callOutcome;
    },
  };
  const { submission, openedSteps, asked, stop } = await fillInScreen(
    screen,
    journey,
    environment,
    left,
  );
  if (stop) {
    const end = { fields: stop.rejected };
    return { outcomes, openedSteps, loaded, asked, stop, sent, calls: made, end };
  }
  const { message } = submission.state;
  if (message && end.at === undefined) end.says = [message.text];
  return {
    outcomes,
    openedSteps,
    asked,
    sent,
    submitted,
    calls: made,
    end: end.at === undefined ? end : { at: end.at },
  };
}

/** Returns the data that a screen can read when it opens, at this time, for a visitor who comes first. */
export const visitSources = (
  app: Pick<CompiledApp, 'language' | 'visit'> & { version: string },
  { draft }: { draft?: { version?: number } },
  { url, now }: { url: string; now: string },
): DataSources => ({
  ...pageSources({ ...app, pageValues: () => ({ version: app.version, opened: now }) }, noStorage, {
    pageUrl: () => url,
    now: () => now,
  })(),
  ...(draft && { draft: { version: draft.version ?? 1 } }),
});

interface FilledIn {
  submission: Submission;
  openedSteps: string[];
  asked: AskedBySteps;
  stop?: Stop;
}

/** Fills in and submits a form or all steps of a wizard, by the stores of the engine. */
async function fillInScreen(
  screen: CompiledFormScreen | CompiledWizard,
  { steps = {}, answers = {} }: ExampleJourney,
  environment: ScreenEnvironment,
  left: Promise<void>,
): Promise<FilledIn> {
  if (screen.kind === 'wizard') {
    const wizard = createWizard(screen, environment);
    return { submission: wizard.submission, ...(await walkSteps(wizard, steps, left)) };
  }
  const store = new FormScreenStore(screen, screen.form, environment);
  if (store.state.kind !== 'open') throw new Error('The form is not open.');
  const stop = fillIn(store.state.form, answers);
  const asked = { '': askedIn(store.state.form) };
  if (!stop) await store.submit();
  return { submission: store.submission, openedSteps: [], asked, stop };
}

/** Returns the path of a screen with its query. */
export const pathOf = (route: string, query: Record<string, string>): string =>
  Object.keys(query).length > 0 ? `${route}?${new URLSearchParams(query)}` : route;

/** Returns the name of an outcome in the definition. */
const nameOf = ({ kind, outcome }: CallOutcome, outcomes: CompiledOutcomes): string =>
  namedOutcomes(outcomes).find((named) => named.outcome === outcome)?.id ?? kind;

/** Returns the end of a journey whose load call did not succeed. */
function loadEnd(
  { kind, outcome }: CallOutcome,
  texts: Texts,
  fill: (text: string) => string,
): JourneyEnd {
  if (outcome?.go !== undefined) return { at: outcome.go };
  const text = outcome?.say ?? (kind === 'offline' ? texts.loadOffline : texts.loadFailed);
  return { says: [fill(text)] };
}

/** Returns messages by the pointers of their fields. */
export const byPointer = (messages: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(messages).map(([field, message]) => [fieldPointer(field), message]),
  );
