// Proves that the checker finds nothing in a product, and that each screen and step compiles.
import { describe, expect, it } from 'vitest';
import { emitModule } from '../../src/compiler/5-emit/emit-module.ts';
import { modulePrefix } from '../../src/compiler/5-emit/module-ids.ts';
import { formatDiagnostic } from '../../src/compiler/index.ts';
import { expectNone } from './expect-none.ts';
import { compileProduct, named } from './products.ts';

describe.each(named)('%s', (_name, folder) => {
  it('has nothing that the checker finds', async () => {
    const { diagnostics } = await compileProduct(folder);
    expectNone(diagnostics.map((each) => formatDiagnostic(each, undefined)));
  });

  it('compiles, every screen and every step', async () => {
    const { product } = await compileProduct(folder);
    const ids = product.screens.flatMap(({ id, steps }) => [
      `${modulePrefix}/screen/${id}`,
      ...[...steps.keys()].map((step) => `${modulePrefix}/step/${id}/${step}`),
    ]);
    const settings = { assetPath: (file: string) => file };
    for (const id of [modulePrefix, ...ids]) {
      expect(emitModule(product, id, settings), id).toContain('export');
    }
  });
});
