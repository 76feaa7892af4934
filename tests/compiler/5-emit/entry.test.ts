// Proves that the first script of a page holds the routes alone, and that of a screen the calls that it makes.
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { emitModule } from '../../../src/compiler/5-emit/emit-module.ts';
import { modulePrefix } from '../../../src/compiler/5-emit/module-ids.ts';
import { compileFolder } from '../../../src/compiler/index.ts';

const { product } = await compileFolder(resolve('tests/products/workshop'));
const codeOf = (id: string) =>
  emitModule(product, modulePrefix + id, { assetPath: (file) => file }) ?? '';

it('the first script of a page holds the routes, and no calls', () => {
  const entry = codeOf('');
  for (const { screen } of product.screens) expect(entry).toContain(JSON.stringify(screen.route));
  for (const { path } of Object.values(product.app.calls ?? {})) expect(entry).not.toContain(path);
  expect(entry).not.toContain('function validate');
});

it('a screen holds the calls that it makes, with the validators of their responses', () => {
  const booking = codeOf('/screen/booking');
  expect(booking).toContain('"/api/workshops/{code}"');
  expect(booking).toMatch(/"name":"workshop",.*"response":check\d/);
  expect(booking).not.toContain('/api/residencies');
});

it('a screen tells whether an outcome of its calls leads to another site', () => {
  expect(codeOf('/screen/booking')).toContain('"leavesProduct":true');
  expect(codeOf('/screen/residency')).not.toContain('leavesProduct');
});
