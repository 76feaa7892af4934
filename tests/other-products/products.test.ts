// Proves that five products of other kinds, written by the manual alone, have no findings and compile as a whole.
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { emitModule } from '../../src/compiler/5-emit/emit-module.ts';
import { modulePrefix } from '../../src/compiler/5-emit/module-ids.ts';
import { compileFolder, formatDiagnostic } from '../../src/compiler/index.ts';
import { expectNone } from '../forms/expect-none.ts';

const folder = 'tests/other-products';
const names = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

it('are five', () => expect(names).toHaveLength(5));

describe.each(names)('%s', async (name) => {
  const { product, diagnostics } = await compileFolder(`${folder}/${name}`);

  it('has nothing that the checker finds', () => {
    expectNone(diagnostics.map((each) => formatDiagnostic(each, undefined)));
  });

  it.each(product.screens.map(({ id }) => id))('compiles %s', (id) => {
    const settings = { assetPath: (file: string) => file };
    expect(emitModule(product, `${modulePrefix}/screen/${id}`, settings)).toContain('export');
  });
});
