// Proves that the gallery and the map of a product have every screen, step, rule, condition and outcome.
import { describe, expect, it } from 'vitest';
import { buildFlow } from '../../src/analysis/flow/build-flow.ts';
import type { ProductModel, ScreenModel } from '../../src/analysis/product-model.ts';
import { listStates } from '../../src/analysis/states/list-states.ts';
import { defaultTexts } from '../../src/definition/texts.ts';
import { formModel, validate } from './form-model.ts';

const terms = { text: 'terms', href: 'https://example.com/terms' };
const base = { texts: defaultTexts, steps: [], actions: [] };

const journey: ScreenModel = {
  ...base,
  id: 'journey',
  kind: 'wizard',
  route: '/',
  title: 'Plan a journey',
  draft: { key: 'journey', entry: 'answers' },
  load: {
    call: 'towns',
    outcomes: { '404': { go: '/lost' }, failure: { say: 'No towns today.' } },
  },
  submit: {
    call: 'book',
    send: {},
    outcomes: {
      success: { go: '/done' },
      errors: { say: 'Not like this.' },
      failure: { fields: { name: 'This name is taken.' } },
    },
  },
  steps: [
    {
      id: 'who',
      title: 'Who',
      form: formModel({
        type: 'object',
        required: ['name', 'pets'],
        properties: {
          name: { type: 'string', title: 'Name', maxLength: 20 },
          pets: { type: 'boolean', title: 'Any pets?' },
        },
        if: { required: ['pets'], properties: { pets: { const: true } } },
        then: { properties: { kind: { type: 'string', title: 'Which kind?' } } },
      }),
      intro: ['If you got ', { text: 'lost', href: '/lost?from=who#help' }, ', say so.'],
    },
    {
      id: 'alone',
      title: 'Alone',
      when: { answers: { required: ['pets'], properties: { pets: { const: false } } } },
      form: formModel({ type: 'object', properties: { why: { type: 'string', title: 'Why?' } } }),
    },
    { id: 'check', title: 'Check' },
  ],
};

const product: ProductModel = {
  version: 'v1',
  addresses: { hosts: [], provider: '' },
  name: 'Journeys',
  language: 'en',
  validate,
  calls: {
    towns: { method: 'GET', path: '/towns', response: { type: 'object' } },
    book: { method: 'POST', path: '/book', errors: '/errors' },
  },
  screens: [
    { ...base, id: 'lost', kind: 'page', route: '/lost', title: 'Lost' },
    journey,
    {
      ...base,
      id: 'done',
      kind: 'page',
      route: '/done',
      title: 'Done',
      actions: [{ text: 'Another one', href: '/' }],
    },
  ],
};

describe('the states of a product', () => {
  const groups = listStates(product);
  const states = groups.flatMap((group) => group.states);
  const state = (path: string) => states.find((each) => each.path === path);

  it('are those of every screen and step, each with a path of its own', () => {
    expect(groups.map(({ path }) => path)).toEqual([
      'lost',
      'journey',
      'journey/who',
      'journey/alone',
      'journey/check',
      'done',
    ]);
    expect(new Set(states.map(({ path }) => path)).size).toBe(states.length);
  });

  it('show every rule that has a message, with the message', () => {
    const errors = states.filter(({ path }) => path.startsWith('journey/who/error-'));
    expect(errors.map(({ path, expectedTexts }) => [path, expectedTexts])).toEqual([
      ['journey/who/error-name-required', ['breaks required']],
      ['journey/who/error-name-maxLength', ['breaks maxLength']],
      ['journey/who/error-pets-required', ['breaks required']],
    ]);
    expect(errors.every(({ action }) => action === 'submit')).toBe(true);
    expect(groups.flatMap(({ unreachedRules }) => unreachedRules)).toEqual([]);
  });

  it('show each condition open', () => {
    expect(state('journey/who/asks-kind')).toMatchObject({
      title: 'When “Any pets?” is ticked or “yes”',
      answers: { pets: true },
      expectedTexts: ['Which kind?'],
    });
  });

  it('show a step that can be skipped after answers that do not skip it', () => {
    expect(state('journey/alone/filled')?.answers).toMatchObject({ pets: false });
  });

  it('show the page to which an exit of a step leads', () => {
    const child = { required: ['pets'], properties: { pets: { const: true } } };
    const steps = journey.steps.map((step) =>
      step.id === 'who' ? { ...step, exits: [{ leave: '/lost', when: { answers: child } }] } : step,
    );
    const screens = product.screens.map((one) => (one === journey ? { ...journey, steps } : one));
    const left = listStates({ ...product, screens })
      .flatMap((group) => group.states)
      .filter(({ path }) => path.includes('/leaves-'));
    expect(left).toEqual([
      expect.objectContaining({
        path: 'journey/who/leaves-lost',
        title: 'Left for /lost',
        action: 'submit',
        answers: expect.objectContaining({ pets: true }),
        expectedRoute: '/lost',
      }),
    ]);
  });

  it('show what comes of the load call', () => {
    expect(state('journey/loading')).toMatchObject({
      load: 'waiting',
      expectedTexts: ['Loading…'],
    });
    expect(state('journey/load-404')?.expectedRoute).toBe('/lost');
    expect(state('journey/load-failure')?.expectedTexts).toEqual(['No towns today.']);
    expect(state('journey/load-offline')?.expectedTexts).toEqual([defaultTexts.loadOffline]);
    // A form opens without answers.
    expect(defaultTexts.loadOffline).not.toMatch(/answer/);
    expect(state('journey/load-errors')).toBeUndefined();
    expect(state('journey/draft-unreadable')?.draft).toEqual({ stored: 'spoilt' });
    expect(state('journey/draft-not-saved')?.draft).toEqual({ refused: true });
  });

  it('show what comes of sending, on the last step', () => {
    expect(state('journey/check/sending')?.send).toBe('waiting');
    expect(state('journey/check/sent-success')?.expectedRoute).toBe('/done');
    expect(state('journey/check/sent-errors')?.expectedTexts).toEqual(['Not like this.']);
    expect(state('journey/check/sent-failure')?.expectedTexts).toEqual(['This name is taken.']);
    expect(state('journey/check/sent-offline')?.expectedTexts).toEqual([defaultTexts.offline]);
    expect(state('journey/who/sending')).toBeUndefined();
  });
});

describe('the map of a product', () => {
  const { screens } = buildFlow(product);

  it('has the screens in the order in which they are met', () => {
    expect(screens.map(({ id, column }) => [id, column])).toEqual([
      ['journey', 0],
      ['done', 1],
      ['lost', 1],
    ]);
  });

  it('says in words when a step is there, and what is asked when', () => {
    const [first] = screens;
    expect(first?.steps.map(({ title, when }) => [title, when])).toEqual([
      ['Who', undefined],
      ['Alone', '“Any pets?” is not ticked, or “no”'],
      ['Check', undefined],
    ]);
    expect(first?.steps[0]?.conditions).toEqual([
      { when: 'When “Any pets?” is ticked or “yes”', asks: ['Which kind?'] },
    ]);
  });

  it('has every link in a text or a label, and where it leads', () => {
    const sentence = ['I know the ', { text: 'rules', href: '/lost', newTab: true }, ' and the '];
    const consent = {
      'ui:widget': 'consent',
      'ui:options': { text: [...sentence, terms] },
      'ui:help': ['Ask ', { text: 'us', href: '/' }],
    };
    const schema = { type: 'object', properties: { agree: { type: 'boolean', title: 'Agree' } } };
    const form = formModel(schema, { agree: consent });
    const agree: ScreenModel = {
      ...base,
      id: 'agree',
      kind: 'form',
      route: '/agree',
      title: 'Agree',
      intro: ['See the ', { text: 'rules', href: '/lost' }, ' or ', { text: 'ask', href: '/who' }],
      steps: [{ id: '', title: 'Agree', form }],
    };
    const unknown = { ...agree, id: 'not-found', route: '*', intro: undefined, steps: [] };
    const flow = buildFlow({ ...product, screens: [...product.screens, agree, unknown] });
    const ways = flow.screens.find(({ id }) => id === 'agree')?.edges;
    expect(ways?.map(({ when, to, externalUrl }) => [when, to ?? externalUrl])).toEqual([
      ['“rules”', 'lost'],
      ['“ask”', 'not-found'],
      ['“us”', 'journey'],
      ['“terms”', 'https://example.com/terms'],
    ]);
    expect(screens[0]?.edges).toEqual([
      { when: '“lost” in Who', effects: [], kind: 'link', to: 'lost' },
    ]);
  });

  it('has every call with its outcomes, and where they lead', () => {
    const [first, done] = screens;
    expect(first?.load?.edges.map(({ when, to }) => [when, to])).toEqual([
      ['If the status is 404', 'lost'],
      ['If it fails in any other way', undefined],
      ['If the visitor is offline', undefined],
    ]);
    expect(first?.submit?.edges.map(({ when, to, effects }) => [when, to ?? effects])).toEqual([
      ['If it succeeds', 'done'],
      ['If the answer holds errors', ['says “Not like this.”']],
      ['If it fails in any way', ['says “This name is taken.” beside Name']],
      ['If the visitor is offline', ['says so, and lets them try again']],
    ]);
    expect(done?.edges).toEqual([
      { when: '“Another one”', effects: [], kind: 'link', to: 'journey' },
    ]);
  });
});
