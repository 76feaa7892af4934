import type { JourneyContext } from '../../src/analysis/journeys/run-journey.ts';
import { visitSources } from '../../src/analysis/journeys/run-journey.ts';
import { createWizard, followSteps } from '../../src/analysis/journeys/walk-steps.ts';
import { sampleResponse } from '../../src/analysis/sample/sample-response.ts';
import type { CompiledFormScreen, CompiledWizard } from '../../src/compiled/screen.ts';
import { textsOf, versionOf } from '../../src/compiler/index.ts';
import type { Answers } from '../../src/core/form/coerce-answers.ts';
import { resolveRequest } from '../../src/core/mapping/resolve-request.ts';
import { parseDraft, updateDraft } from '../../src/engine/draft/draft.ts';
import type { ScreenEnvironment } from '../../src/engine/screen/environment.ts';
import { FormScreenStore } from '../../src/engine/screen/form-screen-store.ts';
import { until } from '../../src/engine/state/store.ts';
import type { WizardStore } from '../../src/engine/wizard/wizard-store.ts';
import type { DraftScreen } from './expected-draft.ts';

/** A screen that a store has opened with a draft. */
interface OpenedDraft {
  /** Id of the step that opens; `undefined` on a form screen. */
  step: string | undefined;
  answers: Answers;
  /** Labels of the questions to answer again, with the titles of their steps. */
  questionsToReanswer: string[];
  /** Whether the draft is reported as unreadable. */
  unreadable: boolean;
  readStored: () => { version: number; answers: Answers | undefined };
  /** Opens another step of a wizard by its address. */
  leaveStep: () => Promise<void>;
}

interface StoredAnswers {
  /** Version of the form that has stored the answers. */
  from: number;
  stored: Answers;
  /** The step that the address names. */
  step?: string;
}

/** Opens a screen with a draft by the stores of the engine, without a page. */
export async function openDraft(
  context: JourneyContext,
  draftScreen: DraftScreen,
  { from, stored, step }: StoredAnswers,
): Promise<OpenedDraft> {
  const { draft } = draftScreen;
  const screen = await context.loadScreen(draftScreen.screen.id);
  const item = updateDraft(undefined, { entry: draft.entry, version: from }, stored);
  const items = new Map([[draft.key, item]]);
  const environment = environmentOf(context, draftScreen, screen, items);
  const readStored = () => parseDraft(items.get(draft.key), draft.entry);
  if (screen.kind === 'form') {
    const store = new FormScreenStore(screen, screen.form, environment);
    await until(store, ({ kind }) => kind !== 'opening');
    if (store.state.kind !== 'open') throw new Error('The form is not open.');
    const { form, questionsToReanswer } = store.state;
    return {
      step: undefined,
      answers: form.state.answers,
      questionsToReanswer: questionsToReanswer.map(({ label }) => label),
      unreadable: store.draft.state.unreadable,
      readStored,
      leaveStep: async () => {},
    };
  }
  const wizard = createWizard(screen, environment);
  followSteps(wizard, step);
  const view = await nextView(wizard);
  return {
    step: view.step.id,
    answers: wizard.state.answers,
    questionsToReanswer: view.questionsToReanswer.map((one) => `${one.label} (${one.step})`),
    unreadable: wizard.draft.state.unreadable,
    readStored,
    async leaveStep() {
      followSteps(wizard, 'elsewhere');
      await nextView(wizard);
    },
  };
}

function environmentOf(
  { product, origin, now, validate }: JourneyContext,
  { query, loaded }: DraftScreen,
  screen: CompiledFormScreen | CompiledWizard,
  items: Map<string, string>,
): ScreenEnvironment {
  const url = `${origin}${screen.route}?${new URLSearchParams(query)}`;
  const visited = { ...product.app, version: versionOf(product) };
  const readSources = () => visitSources(visited, screen, { url, now });
  const storage: ScreenEnvironment['storage'] = {
    read: (key) => items.get(key),
    write: (key, value) => items.set(key, value).has(key),
    remove: (key) => void items.delete(key),
  };
  return {
    dataSources: { ...readSources(), loaded },
    readSources,
    texts: textsOf(product.app, screen.texts),
    storage,
    session: storage,
    schedule(run) {
      run();
      return () => {};
    },
    go: () => {},
    send: async (request, document) => {
      const { name } = request.call;
      const sent = resolveRequest(request, document);
      const response = sampleResponse(
        name,
        product.app.calls?.[name],
        product.sandbox,
        validate,
        sent,
      );
      return { kind: 'success', outcome: undefined, response };
    },
  };
}

/** Waits for a step that is not the view of now. */
async function nextView(wizard: WizardStore) {
  const before = wizard.state.view;
  await until(wizard, ({ view }) => view !== before && view.kind !== 'loading');
  const { view } = wizard.state;
  if (view.kind === 'failed') throw view.error;
  if (view.kind !== 'step') throw new Error('No step is on the screen.');
  return view;
}
