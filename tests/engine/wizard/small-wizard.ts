import { vi } from 'vitest';
import type { CompiledForm } from '../../../src/compiled/form.ts';
import type { CompiledStep, CompiledWizard } from '../../../src/compiled/screen.ts';
import { unlistedTexts } from '../../../src/core/form/unlisted-texts.ts';
import { placeMessages } from '../../../src/core/mapping/place-messages.ts';
import type { JsonSchema } from '../../../src/definition/json-schema.ts';
import { defaultTexts } from '../../../src/definition/texts.ts';
import type { Answers } from '../../../src/engine/form/answers.ts';
import { until } from '../../../src/engine/state/store.ts';
import type { StepView } from '../../../src/engine/wizard/wizard-state.ts';
import { WizardStore } from '../../../src/engine/wizard/wizard-store.ts';
import { compileForm } from '../compile-form.ts';
import { FakeAddress, FakeEnvironment } from '../fake-environment.ts';

/** A form whose questions have boxes that keep texts. */
const withTexts = (schema: JsonSchema): CompiledForm => ({
  ...compileForm(schema),
  unlistedTexts,
});

export const forms = {
  person: withTexts({
    type: 'object',
    required: ['name'],
    properties: {
      name: { type: 'string', title: 'Name' },
      site: { type: 'string', title: 'Site' },
      pets: { type: 'boolean', title: 'Pets?' },
    },
  }),
  pets: withTexts({
    type: 'object',
    required: ['kind'],
    properties: { kind: { type: 'string', title: 'Kind' } },
  }),
  end: withTexts({
    type: 'object',
    properties: {
      weeks: { type: 'integer', title: 'Weeks' },
      pin: { type: 'string', title: 'PIN', writeOnly: true },
    },
  }),
};

/** Returns the answers among the data that a condition validates. */
const answersIn = (data: unknown) => (data as { answers: Answers }).answers;

/** Person, then pets where there are some, the end, and a review. */
const wizard: CompiledWizard = {
  kind: 'wizard',
  id: 'visit',
  route: '/visit',
  title: 'Visit',
  texts: defaultTexts,
  draft: { key: 'visit', entry: 'answers', delay: 300, version: 2 },
  prefill: { from: '/loaded' },
  fields: ['name', 'site', 'pets', 'kind', 'weeks', 'pin'],
  unstored: ['/pin'],
  placeMessages,
  submit: {
    call: { name: 'save', method: 'POST', path: 'save' },
    send: { from: '/answers' },
    outcomes: {},
  },
  steps: [
    {
      id: 'person',
      title: 'Person',
      fields: ['name', 'site', 'pets'],
      exits: [
        {
          leave: '/sorry',
          shows: [{ from: '/answers/name' }, { from: '/answers/site' }],
          when: (data) => answersIn(data).name === 'Nobody',
        },
      ],
    },
    {
      id: 'pets',
      title: 'Pets',
      fields: ['kind'],
      when: (data) => answersIn(data).pets === true,
    },
    { id: 'end', title: 'End', fields: ['weeks', 'pin'] },
    { id: 'check', title: 'Check', fields: [] },
  ],
};

interface Visit {
  /** Step in the address at the start. */
  step?: string;
  /** Body of the load call's answer. */
  loaded?: object;
  /** Item in the browser's storage. */
  stored?: object;
  /** Whether no form can be loaded. */
  failsToLoad?: true;
  /** Whether the first step was loaded before the wizard. */
  isFirstLoaded?: true;
  /** Another wizard, whose steps load their forms. */
  screen?: CompiledWizard;
}

/** Opens the wizard, its address followed as its hook does. */
export async function visit({
  step,
  loaded,
  stored,
  failsToLoad,
  isFirstLoaded,
  screen = wizard,
}: Visit = {}) {
  const environment = new FakeEnvironment(loaded);
  const key = screen.draft?.key ?? '';
  if (stored) environment.items.set(key, JSON.stringify(stored));
  const loadForm = vi.fn(
    async ({ id, load }: CompiledStep) => load?.() ?? forms[id as keyof typeof forms],
  );
  if (failsToLoad) loadForm.mockRejectedValue(new Error('offline'));
  const readyForm = vi.fn(async (form: (typeof forms)['person']) => ({
    form,
    widgets: {},
    templates: {},
    fields: {},
  }));
  const [firstStep] = screen.steps;
  const store = new WizardStore(
    screen,
    Object.assign(environment, { loadForm, readyForm }),
    isFirstLoaded && firstStep && { step: firstStep, ready: await readyForm(forms.person) },
  );
  const initialView = store.state.view;
  const address = new FakeAddress(step, (next) => store.follow(next));
  address.goTo(step);
  await until(store, ({ view: { kind } }) => kind !== 'opening');
  await settled();

  const view = (): StepView => {
    const { view: shown } = store.state;
    if (shown.kind !== 'step') throw new Error(`No step is on the screen: ${shown.kind}`);
    return shown;
  };
  const form = () => {
    const shown = view().form;
    if (!shown) throw new Error('The step has no form.');
    return shown.store;
  };
  return {
    store,
    /** Before the address was known. */
    initialView,
    address,
    environment,
    loadForm,
    readyForm,
    view,
    form,
    /** Id of the step on the screen. */
    shown: () => view().step.id,
    /** The draft in the browser's storage. */
    draft: () => JSON.parse(environment.items.get(key) ?? 'null'),
    answer: (field: string, value: unknown) => form().answer(`/${field}`, value),
    /** Presses Next, or Submit, as the form does. */
    next: async () => {
      if (view().form?.store.attemptSubmit() ?? true) store.next();
      await settled();
    },
    back: async () => {
      store.back();
      await settled();
    },
  };
}

/** Waits until everything that is under way has come to its end. */
export const settled = () => new Promise((resolve) => setTimeout(resolve));

/** A promise that a test resolves or rejects. */
export function deferred<Value>() {
  let resolve: (value: Value) => void = () => {};
  let reject: (error: unknown) => void = () => {};
  const promise = new Promise<Value>((onValue, onError) => {
    resolve = onValue;
    reject = onError;
  });
  return { promise, resolve, reject };
}
