// Proves that every page of a product leads on, unless something has succeeded there.
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { buildProductModel } from '../../src/analysis/build-product-model.ts';
import { compileFolder } from '../../src/compiler/index.ts';
import { namedOutcomes } from '../../src/core/mapping/named-outcomes.ts';

it.each(['forms', 'tests/products/workshop'])(
  '%s ends nowhere but where something has succeeded',
  async (folder) => {
    const { product } = await compileFolder(resolve(folder));
    const { screens } = buildProductModel(product);
    const goals = screens.map(
      ({ submit }) =>
        namedOutcomes(submit?.outcomes).find(({ name }) => name === 'success')?.outcome.go,
    );
    const deadEnds = screens.filter(
      ({ kind, actions, route }) =>
        kind === 'page' && actions.length === 0 && !goals.includes(route),
    );
    expect(deadEnds.map(({ id }) => id)).toEqual([]);
  },
);
