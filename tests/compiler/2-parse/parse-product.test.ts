// Proves that a change of one step leaves every other form as it was parsed, and that required lists are always there.
import { expect, it } from 'vitest';
import { KeyedCache, parseProduct } from '../../../src/compiler/index.ts';
import { formsOf } from '../../../src/compiler/model/product.ts';
import { type Overlay, tinySources } from '../../vite/overlay.ts';

const cache = new KeyedCache();
const formsAfter = (change?: Overlay) =>
  new Map(
    formsOf(parseProduct('forms', tinySources(change), cache)).map((form) => [form.folder, form]),
  );

it('keeps each form whose files have not changed, also beside a step that has', () => {
  const before = formsAfter();
  const [changed = ''] = [...before.keys()].filter((folder) => folder.split('/').length === 3);
  const file = `${changed.slice('forms/'.length)}/ui.json`;
  const after = formsAfter({ [file]: { 'ui:order': ['*'] } });
  const kept = [...after].filter(([folder, form]) => before.get(folder) === form);
  expect(kept.map(([folder]) => folder)).toEqual(
    [...before.keys()].filter((folder) => folder !== changed),
  );
});

it.each<[string, Overlay[string]]>([
  ['is misspelt', { steps: null, step: ['taste'] }],
  ['is no list', { steps: 'taste' }],
  ['has a wrong item', { steps: ['taste', 7] }],
])('gives an empty list for a required one that %s', (_, change) => {
  const { screens } = parseProduct('forms', tinySources({ 'order/screen.json': change }), cache);
  const wizard = screens.find(({ id }) => id === 'order')?.screen;
  expect(wizard).toMatchObject({ kind: 'wizard', steps: [] });
});

it('gives an empty list for a required one in a ui.json', () => {
  const groups = { 'ui:groups': [{ title: 'Yours' }] };
  const form = formsAfter({ 'order/taste/ui.json': groups }).get('forms/order/taste');
  expect(form?.ui['ui:groups']).toEqual([{ title: 'Yours', fields: [] }]);
});
