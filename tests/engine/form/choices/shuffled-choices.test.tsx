// Proves that shuffled choices keep their order in a tab, in which answers are sent as they were without it.
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { compileForm } from '../../compile-form.ts';
import { showForm } from '../show-form.tsx';

const named = ['One', 'Two', 'Three', 'Four', 'Five', 'None'].map((title) => ({
  const: title.toLowerCase(),
  title,
}));
const form = compileForm(
  {
    type: 'object',
    properties: {
      radio: { type: 'string', title: 'Radio', oneOf: named },
      boxes: { type: 'array', title: 'Boxes', items: { type: 'string', oneOf: named } },
      other: {
        type: 'string',
        title: 'Other',
        anyOf: [...named, { type: 'string', minLength: 1, maxLength: 9 }],
      },
      ranking: {
        type: 'array',
        title: 'Ranking',
        uniqueItems: true,
        maxItems: 2,
        items: { type: 'string', oneOf: named },
      },
      plain: { type: 'string', title: 'Plain', oneOf: named },
    },
  },
  {
    radio: { 'ui:widget': 'radio', 'ui:options': { shuffle: { except: ['one', 'none'] } } },
    boxes: { 'ui:options': { shuffle: true, exclusive: 'none' } },
    other: { 'ui:widget': 'radio', 'ui:options': { shuffle: true } },
    ranking: { 'ui:widget': 'ranking', 'ui:options': { shuffle: true } },
    plain: { 'ui:widget': 'radio' },
  },
);

const written = ['One', 'Two', 'Three', 'Four', 'Five', 'None'];

function memory() {
  const items = new Map<string, string>();
  return {
    read: (key: string) => items.get(key),
    write: (key: string, value: string) => {
      items.set(key, value);
      return true;
    },
    remove: (key: string) => void items.delete(key),
  };
}

const orderIn = (role: 'group' | 'radiogroup', name: string) =>
  [...page.getByRole(role, { name }).element().querySelectorAll('label, li')].map(
    (one) => one.textContent,
  );
const orders = () => [
  orderIn('radiogroup', 'Radio'),
  orderIn('group', 'Boxes'),
  orderIn('radiogroup', 'Other'),
  orderIn('group', 'Ranking'),
];

it('leaves some choices in their places, and has another order for each question and tab', async () => {
  const shown = new Set<string>();
  for (let tab = 0; tab < 6; tab++) {
    document.body.innerHTML = '';
    await showForm(form, {}, { session: memory() });
    const [radio = [], boxes = [], other = []] = orders();
    for (const order of orders())
      expect(order.toSorted()).toEqual(expect.arrayContaining([...written].sort()));
    expect([radio[0], radio[5], boxes[5], other[6]]).toEqual(['One', 'None', 'None', 'Other']);
    expect(orderIn('radiogroup', 'Plain')).toEqual(written);
    for (const order of orders()) shown.add(String(order.filter((label) => label !== 'Other')));
  }
  expect(shown.size).toBeGreaterThan(6);
});

it('has the same order in the same tab', async () => {
  const session = memory();
  await showForm(form, {}, { session });
  const first = orders();
  document.body.innerHTML = '';
  await showForm(form, {}, { session });
  expect(orders()).toEqual(first);
});

it('answers in the order that the definition has, and ranks in that of the visitor', async () => {
  const session = memory();
  session.write('choice-order', '1');
  const store = await showForm(form, {}, { session });
  const boxes = page.getByRole('group', { name: 'Boxes' });
  for (const name of orderIn('group', 'Boxes').slice(0, 3)) {
    await boxes.getByRole('checkbox', { name: String(name), exact: true }).click();
  }
  const { boxes: ticked } = store.state.answers as { boxes: string[] };
  expect(ticked).toEqual(named.map((one) => one.const).filter((value) => ticked.includes(value)));
  for (const name of ['Five', 'Two']) {
    await page.getByRole('button', { name: `Add ${name}` }).click();
  }
  expect(store.state.answers).toMatchObject({ ranking: ['five', 'two'] });
});

it('has the written order where nothing can be stored', async () => {
  const session = { read: () => undefined, write: () => false, remove: () => {} };
  await showForm(form, {}, { session });
  expect(orderIn('radiogroup', 'Radio')).toEqual(written);
});
