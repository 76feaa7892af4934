import { sampleResponse } from '../../../src/analysis/sample/sample-response.ts';
import { fieldPointer } from '../../../src/core/pointer.ts';
import type { CallReply, JourneyEnd } from '../../../src/definition/files/examples.ts';
import type { Outcomes } from '../../../src/definition/files/screen.ts';
import type { Texts } from '../../../src/definition/texts.ts';
import { startingValues, withEmptyValues } from '../../../src/engine/form/answers.ts';
import { startAnswers } from '../../../src/engine/form/start-answers.ts';
import type { CallOutcome } from '../../../src/engine/index.ts';
import { createPerform, type Request } from '../../../src/runtime/perform.ts';
import { toOutcome } from '../../../src/runtime/to-outcome.ts';
import type { ExampleJourney } from '../../support/example-journeys.ts';
import { compiledApp, compiledScreen } from '../form/compiled-modules.ts';
import type { Proven } from '../form/proven-forms.ts';
import { origin, playedBrowser } from './played-browser.ts';
import { fillIn, type Walked, walkSteps } from './walk-steps.ts';

/** What came of a journey. */
export interface JourneyRun {
  /** The names of the outcomes that were met: "load: errors", "submit: 4XX". */
  met: string[];
  /** The steps that were opened. */
  walked: string[];
  /** The body of the submit call; `undefined` where none was made. */
  sent: unknown;
  ends: JourneyEnd;
}

/** Walks a journey by the engine and the runtime themselves, without a page. */
export async function runJourney(product: Proven, journey: ExampleJourney): Promise<JourneyRun> {
  const { source, written, forms } = product;
  const screen = await compiledScreen(source, journey.screen);
  const app = await compiledApp(source);
  const { query = {}, load, played = {} } = journey;
  const page = { url: `${origin}${screen.route}${search(query)}` };
  const met: string[] = [];

  async function call(
    kind: string,
    request: Request & { outcomes: Outcomes },
    document: object,
    reply: CallReply,
  ) {
    const { browser, calls } = playedBrowser(reply);
    const result = await createPerform(app, browser)(request, document);
    const ended = toOutcome(result, request.outcomes);
    const name = nameOf(ended, request.outcomes);
    met.push(`${kind}: ${name}`);
    return { ended, loaded: 'body' in result ? result.body : undefined, sent: calls.at(-1)?.sent };
  }

  let loaded: unknown;
  if (screen.load) {
    const usual = sampleResponse(
      screen.load.call,
      written.calls[screen.load.call],
      written.sandbox,
      written.validate,
    );
    const reply = load ?? { body: usual };
    const brought = await call('load', screen.load, { query, page }, reply);
    if (brought.ended.kind !== 'success') {
      return {
        met,
        walked: [],
        sent: undefined,
        ends: endsOf(brought.ended, screen.texts, 'loadFailed'),
      };
    }
    loaded = brought.loaded;
  }

  const dataSources = { query, page, loaded };
  const start = startingValues(screen, undefined, dataSources);
  const judged = Object.fromEntries(
    forms.flatMap((form) => (form.screen === screen.id ? [[form.step, form.compiled]] : [])),
  );
  let way: Walked;
  if (screen.kind === 'wizard') {
    way = await walkSteps(screen, judged, start, journey.steps ?? {}, dataSources);
  } else {
    const form = judged[''];
    if (!form) throw new Error('A form screen has a form.');
    const filled = fillIn(
      form,
      startAnswers(form, start, dataSources),
      journey.answers ?? {},
      dataSources,
      screen.texts,
    );
    const { refused } = filled;
    const empty = screen.submit.unanswered === 'empty';
    const answers = empty ? withEmptyValues(form.questions, filled.answers) : filled.answers;
    way = refused ? { walked: [], refused } : { walked: [], answers };
  }
  if (way.refused)
    return { met, walked: way.walked, sent: undefined, ends: { fields: way.refused } };
  const { ended, sent } = await call(
    'submit',
    screen.submit,
    { ...dataSources, answers: way.answers },
    played,
  );
  return { met, walked: way.walked, sent, ends: endsOf(ended, screen.texts, 'callFailed') };
}

const search = (query: Record<string, string>) =>
  Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : '';

/** How an outcome is called in the definition. */
const nameOf = ({ kind, outcome }: CallOutcome, outcomes: Outcomes): string =>
  Object.entries(outcomes).find(([, one]) => one === outcome)?.[0] ?? kind;

/** What a visitor sees at the end. */
function endsOf(
  { kind, outcome }: CallOutcome,
  texts: Texts,
  failed: 'loadFailed' | 'callFailed',
): JourneyEnd {
  if (outcome?.go !== undefined) return { at: outcome.go };
  const silent = failed === 'callFailed' && (outcome !== undefined || kind === 'success');
  const offline = failed === 'loadFailed' ? texts.loadOffline : texts.offline;
  const usual = silent ? undefined : kind === 'offline' ? offline : texts[failed];
  const said = outcome?.say ?? usual;
  return {
    ...(said !== undefined && { says: [said] }),
    ...(outcome?.fields && { fields: pointed(outcome.fields) }),
  };
}

/** Messages by the pointers of their fields. */
export const pointed = (messages: Record<string, string>) =>
  Object.fromEntries(Object.entries(messages).map(([field, said]) => [fieldPointer(field), said]));
