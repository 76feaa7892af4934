// Proves that the items of a list take their defaults, answers and messages along when they come, move and go.
import { describe, expect, it } from 'vitest';
import { defaultTexts } from '../../../src/definition/texts.ts';
import { messageAt } from '../../../src/engine/form/form-state.ts';
import { FormStore } from '../../../src/engine/form/form-store.ts';
import { compileForm, nowhere } from '../compile-form.ts';

const form = compileForm(
  {
    type: 'object',
    properties: {
      pets: {
        type: 'array',
        items: {
          type: 'object',
          required: ['name'],
          properties: { name: { type: 'string' }, tame: { type: 'boolean', default: true } },
        },
      },
    },
  },
  {},
  { required: 'Needed' },
);
const open = (...pets: object[]) => new FormStore(form, nowhere, defaultTexts, { pets });

/** Removes one of three items, and returns what brings it back. */
function remove(store: FormStore, index: number) {
  const removed = { pointer: `/pets/${index}`, before: store.state };
  store.arrangeItems('/pets', [0, 1, 2].toSpliced(index, 1));
  return removed;
}

describe('a list', () => {
  it('gives a new item its defaults, and leaves the others alone', () => {
    const store = open({ name: 'Rex' });
    store.addItem('/pets');
    expect(store.state.answers).toEqual({ pets: [{ name: 'Rex' }, { tame: true }] });
  });

  it('keeps messages with the items that move', () => {
    const store = open({ name: 'Rex' }, {}, { name: 'Tom' });
    store.touch('/pets/1/name');
    store.arrangeItems('/pets', [0, 2, 1]);
    expect(store.state.answers).toEqual({ pets: [{ name: 'Rex' }, { name: 'Tom' }, {}] });
    expect(messageAt(store.state, '/pets/1/name')).toBeUndefined();
    expect(messageAt(store.state, '/pets/2/name')).toBe('Needed');
  });

  it('takes an item back as it was, in its place', () => {
    const store = open({ name: 'Rex' }, { tame: false }, { name: 'Tom' });
    store.touch('/pets/1/name');
    store.addServerErrors({ '/pets/1/tame': 'Odd', '/pets/2/name': 'Taken' });
    const removed = remove(store, 1);
    store.addItem('/pets');
    store.returnItem('/pets', 1, removed);
    const { answers, serverErrors } = store.state;
    const [rex, added] = [{ name: 'Rex' }, { tame: true }];
    expect(answers).toEqual({ pets: [rex, { tame: false }, { name: 'Tom' }, added] });
    expect(serverErrors).toEqual({ '/pets/1/tame': 'Odd', '/pets/2/name': 'Taken' });
    expect(messageAt(store.state, '/pets/1/name')).toBe('Needed');
    expect(messageAt(store.state, '/pets/3/name')).toBeUndefined();
  });

  it('keeps the line of a summary about an item that comes back', () => {
    const store = open({ name: 'Rex' }, {}, {});
    store.attemptSubmit();
    store.sumUp();
    const removed = remove(store, 1);
    expect(store.state.reported).toEqual([undefined, '/pets/1/name']);
    store.returnItem('/pets', 1, removed);
    expect(store.state.reported).toEqual(['/pets/1/name', '/pets/2/name']);
  });

  it('takes the only item back', () => {
    const store = open({ name: 'Rex' });
    const before = store.state;
    store.arrangeItems('/pets', []);
    store.returnItem('/pets', 0, { pointer: '/pets/0', before });
    expect(store.state.answers).toEqual({ pets: [{ name: 'Rex' }] });
  });

  it('takes an item back at the end of a list that became shorter, with its messages', () => {
    const store = open({ name: 'Rex' }, { name: 'Tom' }, {});
    store.addServerErrors({ '/pets/2/name': 'Odd' });
    const removed = remove(store, 2);
    store.arrangeItems('/pets', [1]);
    store.returnItem('/pets', 2, removed);
    expect(store.state.answers).toEqual({ pets: [{ name: 'Tom' }, {}] });
    expect(store.state.serverErrors).toEqual({ '/pets/1/name': 'Odd' });
  });

  it('takes an item back into the list that it was in, wherever that has moved', () => {
    const inOthers = compileForm({
      type: 'object',
      properties: {
        guests: {
          type: 'array',
          items: {
            type: 'object',
            properties: { phones: { type: 'array', items: { type: 'string' } } },
          },
        },
      },
    });
    const guests = [{ phones: ['1', '2'] }, { phones: ['3', '4'] }];
    const store = new FormStore(inOthers, nowhere, defaultTexts, { guests });
    store.touch('/guests/1/phones/0');
    const removed = { pointer: '/guests/1/phones/0', before: store.state };
    store.arrangeItems('/guests/1/phones', [1]);
    store.arrangeItems('/guests', [1]);
    store.returnItem('/guests/0/phones', 0, removed);
    expect(store.state.answers).toEqual({ guests: [{ phones: ['3', '4'] }] });
    expect([...store.state.touched]).toEqual(['/guests/0/phones/0']);
  });

  it('forgets the messages of an item that is gone', () => {
    const store = open({}, {});
    store.touch('/pets/0/name');
    store.addServerErrors({ '/pets/0/name': 'Taken', '/pets/1/name': 'Odd' });
    store.arrangeItems('/pets', [1]);
    expect(store.state.answers).toEqual({ pets: [{}] });
    expect(messageAt(store.state, '/pets/0/name')).toBe('Odd');
    store.answer('/pets/0/name', 'Rex');
    store.answer('/pets/0/name', undefined);
    expect(messageAt(store.state, '/pets/0/name')).toBeUndefined();
  });
});

describe('a list whose last item is removed', () => {
  const listing = (rules: object) =>
    compileForm({
      type: 'object',
      properties: {
        note: { type: 'string' },
        pets: {
          type: 'array',
          items: { type: 'object', properties: { name: { type: 'string' } } },
        },
      },
      ...rules,
    });
  const emptied = (rules: object) => {
    const store = new FormStore(listing(rules), nowhere, defaultTexts, {});
    store.addItem('/pets');
    store.arrangeItems('/pets', []);
    return store;
  };

  it('requires no other answer any more', () => {
    const store = emptied({ dependentRequired: { pets: ['note'] } });
    expect(store.conditions.isRequired('/note')).toBe(false);
    expect(store.attemptSubmit()).toBe(true);
    expect(store.state.answers).toEqual({});
  });

  it('stays an answer where it is required', () => {
    expect(emptied({ required: ['pets'] }).state.answers).toEqual({ pets: [] });
  });
});
