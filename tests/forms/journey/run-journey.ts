import { sampleResponse } from '../../../src/analysis/sample/sample-response.ts';
import type { CompiledSubmit } from '../../../src/compiled/call.ts';
import type { CompiledFormScreen, CompiledWizard } from '../../../src/compiled/screen.ts';
import { fieldPointer } from '../../../src/core/pointer.ts';
import type { CallReply, JourneyEnd } from '../../../src/definition/files/journey.ts';
import type { Outcomes } from '../../../src/definition/files/outcome.ts';
import type { Texts } from '../../../src/definition/texts.ts';
import type { CallOutcome } from '../../../src/engine/index.ts';
import { FormScreenStore } from '../../../src/engine/screen/form-screen-store.ts';
import type { Submission } from '../../../src/engine/submit/submission.ts';
import { WizardStore } from '../../../src/engine/wizard/wizard-store.ts';
import { createPerform, type Request } from '../../../src/runtime/perform.ts';
import { toOutcome } from '../../../src/runtime/to-outcome.ts';
import { FakeAddress, FakeEnvironment } from '../../engine/fake-environment.ts';
import type { ExampleJourney } from '../../support/example-journeys.ts';
import { compiledApp, compiledScreen } from '../form/compiled-modules.ts';
import type { Proven } from '../form/proven-forms.ts';
import { sourcesOf } from '../page-sources.ts';
import { origin, playedBrowser } from './played-browser.ts';
import { type FieldMessages, fillIn, walkSteps } from './walk-steps.ts';

/** The record of a journey. */
export interface JourneyRun {
  /** The outcomes of its calls: "load: errors", "submit: 4XX". */
  outcomes: string[];
  /** The steps that were opened. */
  openedSteps: string[];
  /** The body of the submit call; `undefined` where none was made. */
  sent: unknown;
  end: JourneyEnd;
}

/** Walks a journey by the stores of the engine and the calls of the runtime, without a page. */
export async function runJourney(product: Proven, journey: ExampleJourney): Promise<JourneyRun> {
  const { source, written } = product;
  const screen = await compiledScreen(source, journey.screen);
  const app = await compiledApp(source);
  const { query = {}, load, played = {} } = journey;
  const page = { url: `${origin}${screen.route}${search(query)}` };
  const readSources = () => sourcesOf(app, screen, page.url);
  const outcomes: string[] = [];

  async function call(
    kind: string,
    request: Request & { outcomes: Outcomes },
    document: object,
    reply: CallReply,
  ) {
    const { browser, calls } = playedBrowser(reply);
    const result = await createPerform(app, browser, readSources)(request, document);
    const callOutcome = toOutcome(result, request.outcomes);
    outcomes.push(`${kind}: ${nameOf(callOutcome, request.outcomes)}`);
    const body = 'body' in result ? result.body : undefined;
    return { callOutcome, loaded: body, sent: calls.at(-1)?.sent };
  }

  let loaded: unknown;
  if (screen.load) {
    const defaultBody = sampleResponse(
      screen.load.call.name,
      written.calls[screen.load.call.name],
      written.sandbox,
      written.validate,
    );
    const reply = load ?? { body: defaultBody };
    const result = await call('load', screen.load, {}, reply);
    if (result.callOutcome.kind !== 'success') {
      const end = loadEnd(result.callOutcome, screen.texts);
      return { outcomes, openedSteps: [], sent: undefined, end };
    }
    loaded = result.loaded;
  }

  const end: JourneyEnd = {};
  let sent: unknown;
  const environment = Object.assign(new FakeEnvironment(), {
    dataSources: {
      ...readSources(),
      loaded,
    },
    texts: screen.texts,
    readSources,
    go: (route: string) => void Object.assign(end, { at: route }),
    send: async (submit: CompiledSubmit, document: object) => {
      const result = await call('submit', submit, document, played);
      sent = result.sent;
      const { fields } = result.callOutcome.outcome ?? {};
      if (fields) end.fields = byPointer(fields);
      return result.callOutcome;
    },
  });
  const filledIn = await fillInScreen(screen, product, journey, environment);
  const { submission, openedSteps, rejected } = filledIn;
  if (rejected) return { outcomes, openedSteps, sent, end: { fields: rejected } };
  const { message } = submission.state;
  if (message && end.at === undefined) end.says = [message.text];
  return { outcomes, openedSteps, sent, end: end.at === undefined ? end : { at: end.at } };
}

interface FilledIn {
  submission: Submission;
  openedSteps: string[];
  rejected?: FieldMessages;
}

/** Fills in and submits a form or all steps of a wizard, by the stores of the engine. */
async function fillInScreen(
  screen: CompiledFormScreen | CompiledWizard,
  { forms }: Proven,
  journey: ExampleJourney,
  environment: FakeEnvironment,
): Promise<FilledIn> {
  const ofScreen = forms.filter((form) => form.screen === screen.id);
  const byStep = new Map(ofScreen.map((form) => [form.step, form.compiled]));
  if (screen.kind === 'wizard') {
    const wizard = new WizardStore(screen, {
      ...environment,
      loadForm: async ({ id }) => byStep.get(id),
      readyForm: async (form) => ({ form, widgets: {}, templates: {}, fields: {} }),
    });
    new FakeAddress(undefined, (address) => wizard.follow(address)).goTo(undefined);
    const walk = await walkSteps(wizard, journey.steps ?? {});
    return { submission: wizard.submission, ...walk };
  }
  const form = byStep.get('');
  if (!form) throw new Error('A form screen has a form.');
  const store = new FormScreenStore(screen, form, environment);
  if (store.state.kind !== 'open') throw new Error('The form is not open.');
  const rejected = fillIn(store.state.form, journey.answers ?? {});
  if (!rejected) await store.submit();
  return { submission: store.submission, openedSteps: [], rejected };
}

const search = (query: Record<string, string>) =>
  Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : '';

/** Returns the name of an outcome in the definition. */
const nameOf = ({ kind, outcome }: CallOutcome, outcomes: Outcomes): string =>
  Object.entries(outcomes).find(([, one]) => one === outcome)?.[0] ?? kind;

/** Returns the end of a journey whose load call did not succeed. */
function loadEnd({ kind, outcome }: CallOutcome, texts: Texts): JourneyEnd {
  if (outcome?.go !== undefined) return { at: outcome.go };
  return { says: [outcome?.say ?? (kind === 'offline' ? texts.loadOffline : texts.loadFailed)] };
}

/** Returns messages by the pointers of their fields. */
export const byPointer = (messages: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(messages).map(([field, message]) => [fieldPointer(field), message]),
  );
