// Proves that a change of one step leaves every other form of the product as it was parsed before.
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
