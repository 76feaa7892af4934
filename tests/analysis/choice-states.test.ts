// Proves that the gallery shows choices that a call brings or finds in each of their states.
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { buildProductModel } from '../../src/analysis/build-product-model.ts';
import { listStates } from '../../src/analysis/states/list-states.ts';
import { compileFolder } from '../../src/compiler/index.ts';

it('choices from a call are shown loading, empty, failed and filled in', async () => {
  const { product } = await compileFolder(resolve('tests/products/quote'));
  const groups = listStates(buildProductModel(product));
  const states = groups.find(({ step }) => step === 'car')?.states ?? [];
  const ofChoices = states.filter(({ choices }) => choices);
  expect(ofChoices.map(({ title, answers }) => [title, answers.make, answers.model])).toEqual([
    ['Model: choices being loaded', 1, undefined],
    ['Model: no choices', 1, undefined],
    ['Model: choices not loaded', 1, undefined],
  ]);
  const filled = states.find(({ path }) => path.endsWith('filled'));
  expect(filled?.answers).toMatchObject({ make: 1, model: 'a1' });
});

it('a search is shown with too little typed, searching, with choices, without any, and failed', async () => {
  const { product } = await compileFolder(resolve('tests/products/permit'));
  const groups = listStates(buildProductModel(product));
  const states = groups.find(({ step }) => step === 'address')?.states ?? [];
  expect(
    states.flatMap(({ title, choices }) => (choices ? [[title, choices.search]] : [])),
  ).toEqual([
    ['Property in the zone: too little typed', { pointer: '/property', text: 'e' }],
    ['Property in the zone: searching', { pointer: '/property', text: 'exa' }],
    ['Property in the zone: choices found', { pointer: '/property', text: 'exa' }],
    ['Property in the zone: nothing found', { pointer: '/property', text: 'exa' }],
    ['Property in the zone: search failed', { pointer: '/property', text: 'exa' }],
  ]);
});
