// Proves that a step for each item asks about its own item alone, and comes and goes with the choices of earlier steps.
import { describe, expect, it } from 'vitest';
import type { CompiledWizard } from '../../../src/compiled/screen.ts';
import { instantiateScreen } from '../../../src/compiler/5-emit/compile-screen.ts';
import { createCompiler } from '../../../src/compiler/compile.ts';
import { unlistedTexts } from '../../../src/core/form/unlisted-texts.ts';
import { placeMessages } from '../../../src/core/mapping/place-messages.ts';
import { reviewSections } from '../../../src/core/review/review-sections.ts';
import { defaultTexts } from '../../../src/definition/texts.ts';
import { tinySources } from '../../vite/overlay.ts';
import { settled, visit } from './small-wizard.ts';

const text = { type: 'string', title: 'Text' };

/** The tiny product with a step for each of several colours. */
const { product } = createCompiler('forms').compile(
  tinySources({
    'order/screen.json': {
      steps: [
        'taste',
        { step: 'extras', forEach: 'guests', intro: 'Guest {number} of {total}' },
        { review: 'review', title: 'Check your answers' },
      ],
    },
    'order/taste/schema.json': {
      required: ['size'],
      properties: {
        colour: { type: 'array', uniqueItems: true, items: { type: 'string' } },
      },
    },
    'order/taste/ui.json': { colour: { 'ui:widget': 'checkboxes' } },
    'order/extras/schema.json': {
      title: 'Guest for {label}',
      properties: {
        address: null,
        guests: {
          items: {
            required: ['dish'],
            properties: { dish: { ...text, title: 'Dish' }, drink: { ...text, title: 'Drink' } },
          },
        },
      },
    },
    'order/extras/ui.json': {
      address: null,
      guests: {
        'ui:options': { forEach: 'name' },
        items: {
          name: { 'ui:placeholder': null, 'ui:options': { source: { from: '/answers/colour' } } },
        },
      },
    },
  }),
);
const source = product.screens.find(({ id }) => id === 'order');
if (!source) throw new Error('There is no such screen.');
const compiled = instantiateScreen(product, source) as CompiledWizard;
const screen: CompiledWizard = {
  ...compiled,
  placeMessages,
  // Their questions have boxes that keep texts.
  steps: compiled.steps.map(({ load, ...step }) => ({
    ...step,
    ...(load && { load: async () => ({ ...(await load()), unlistedTexts }) }),
  })),
};

const colours = Array.from({ length: 30 }, (_, index) => ({ id: `c${index}`, name: `C${index}` }));
const stored = (colour: string[], guests: object[] = []) => ({
  answers: { size: 'small', colour, ...(guests.length > 0 && { guests }) },
  version: 1,
});
const guest = (name: string) => ({ name, dish: `Dish of ${name}` });
const open = (step?: string, draft = stored(['c0', 'c1'])) =>
  visit({ step, loaded: { colours }, stored: draft, screen });

describe('a step for each item', () => {
  it.each([
    [[], []],
    [['c1'], ['extras/1']],
    [
      ['c0', 'c1'],
      ['extras/1', 'extras/2'],
    ],
  ])('is there for the choices %j', async (colour, ids) => {
    const { store } = await open('taste', stored(colour));
    expect(store.state.visible.map(({ id }) => id)).toEqual(['taste', ...ids, 'review']);
  });

  it('names its item in its texts, whatever was opened before', async () => {
    const { store } = await open('taste');
    expect(store.state.visible[2]).toMatchObject({
      title: 'Guest for C1',
      intro: 'Guest 2 of 2',
    });
  });

  it('validates its own item, and leads to the next one', async () => {
    const { next, shown, answer, form, draft } = await open('extras/1');
    await next();
    expect(form().state.problems.all.map(({ pointer }) => pointer)).toEqual(['/guests/0/dish']);
    answer('guests/0/dish', 'Soup');
    await next();
    expect(shown()).toBe('extras/2');
    answer('guests/1/dish', 'Rice');
    await next();
    expect(shown()).toBe('review');
    expect(draft().answers.guests).toEqual([
      { name: 'c0', dish: 'Soup' },
      { name: 'c1', dish: 'Rice' },
    ]);
  });

  it('is opened with the text that its box had', async () => {
    const draft = stored(['c0', 'c1'], [guest('c0'), guest('c1')]);
    const unlisted = { '/guests/1/drink': 'Ambrosia' };
    const { shown, form } = await open('review', Object.assign(draft, { unlisted }));
    expect(shown()).toBe('extras/2');
    expect(form().state.refusals).toEqual({ '/guests/1/drink': { typed: 'Ambrosia' } });
  });

  it.each([
    ['extras/2', 'extras/2'],
    // The first one that is not valid.
    ['review', 'extras/2'],
    ['extras', 'extras/1'],
    ['other/2', 'taste'],
  ])('opens at #%s: %s', async (step, expected) => {
    const { shown, address } = await open(step, stored(['c0', 'c1'], [guest('c0')]));
    expect([shown(), address.step]).toEqual([expected, expected]);
  });

  it('gives way to the step after it where there is no such item', async () => {
    const { shown } = await open('extras/3', stored(['c0'], [guest('c0')]));
    expect(shown()).toBe('review');
  });

  it('goes with its choice, and the others keep their answers', async () => {
    const { address, answer, store, next, shown, form } = await open(
      'review',
      stored(['c0', 'c1', 'c2'], ['c0', 'c1', 'c2'].map(guest)),
    );
    address.goTo('taste');
    await settled();
    answer('colour', ['c0', 'c2']);
    expect(store.state.visible).toHaveLength(4);
    await next();
    await next();
    expect([shown(), form().state.answers.guests]).toEqual(['extras/2', ['c0', 'c2'].map(guest)]);
  });

  it('is left where another tab takes its choice back', async () => {
    const { store, shown, address } = await open('extras/2', stored(['c0', 'c1'], [guest('c0')]));
    expect(shown()).toBe('extras/2');
    store.draft.onChanges((_, answers) => ({ ...answers, colour: ['c0'] }));
    await settled();
    expect([shown(), address.step]).toEqual(['review', 'review']);
  });

  it.each([
    ['/guests/1/dish', 'extras/2'],
    // About the list as a whole.
    ['/guests', 'extras/1'],
  ])('opens with a message of the provider about %s', async (pointer, step) => {
    const { next, shown, form, environment } = await open(
      'review',
      stored(['c0', 'c1'], ['c0', 'c1'].map(guest)),
    );
    const message = 'Please choose another one.';
    environment.reply = { kind: 'failure', outcome: { fields: { [pointer]: message } } };
    await next();
    await settled();
    expect([shown(), form().state.serverErrors]).toEqual([step, { [pointer]: message }]);
  });

  it('is not held up by a message about an item that has moved to another step', async () => {
    const { next, answer, address, shown, environment } = await open(
      'review',
      stored(['c0', 'c1'], ['c0', 'c1'].map(guest)),
    );
    environment.reply = { kind: 'failure', outcome: { fields: { '/guests/1/dish': 'No.' } } };
    await next();
    await settled();
    expect(shown()).toBe('extras/2');
    address.goTo('taste');
    await settled();
    answer('colour', ['c1', 'c2']);
    await next();
    await next();
    answer('guests/1/dish', 'Rice');
    await next();
    expect(shown()).toBe('review');
  });

  it('is a section of the review, which leads back to it', async () => {
    const { store } = await open('review', stored(['c0', 'c1'], ['c0', 'c1'].map(guest)));
    const sections = reviewSections(store.state, {
      texts: defaultTexts,
      language: 'en',
      sourcesOf: (form) => store.sourcesOf(form),
    });
    expect(sections.slice(1)).toMatchObject([
      {
        id: 'extras/1',
        title: 'Guest for C0',
        blocks: [{ heading: undefined, rows: [{ text: 'Dish of c0' }, { label: 'Drink' }] }],
      },
      { id: 'extras/2', title: 'Guest for C1', blocks: [{ rows: [{ text: 'Dish of c1' }, {}] }] },
    ]);
  });

  it('is there for many items', async () => {
    const all = colours.map(({ id }) => id);
    const { store, shown } = await open('review', stored(all, all.map(guest)));
    expect([shown(), store.state.visible.length]).toEqual(['review', 32]);
  });
});
