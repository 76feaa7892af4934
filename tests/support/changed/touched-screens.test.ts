// Proves that a run for some changed files walks the screens that the changes can touch.
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { buildProductModel } from '../../../src/analysis/build-product-model.ts';
import { compileFolder } from '../../../src/compiler/index.ts';
import { type ChangedFiles, touchedScreens } from './touched-screens.ts';

const { product: source } = await compileFolder(resolve('tests/products/workshop'));
const product = buildProductModel(source);
const none: ChangedFiles = { definitions: [], snapshots: [], code: false };
const touched = (changes: Partial<ChangedFiles>) => [
  ...touchedScreens(product, { ...none, ...changes }),
];
const all = product.screens.map(({ id }) => id);

it('no change touches no screen', () => {
  expect(touched({})).toEqual([]);
  expect(touched({ definitions: ['.schemas/app.schema.json'] })).toEqual([]);
});

it('a screen touches itself, and the screens before and after it', () => {
  expect(touched({ definitions: ['booking/guests/ui.json'] })).toEqual([
    'booked',
    'booking',
    'home',
    'no-such-workshop',
  ]);
});

it('a snapshot touches its screen', () => {
  expect(touched({ snapshots: ['received/shown.txt'] })).toContain('received');
});

it.each<[string, Partial<ChangedFiles>]>([
  ['app.json', { definitions: ['app.json'] }],
  ['a picture', { definitions: ['logo.svg'] }],
  ['code', { code: true }],
])('%s touches every screen', (_, changes) => {
  expect(touched(changes)).toEqual(all);
});
