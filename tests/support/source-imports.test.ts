// Proves that no way to write an import escapes the tests of the architecture.
import { expect, it } from 'vitest';
import { dataFiles, findImports, innerImports, sourceFiles } from './source-imports.ts';

it.each([
  ["import { a } from './a.ts';", './a.ts', false],
  ["import type { A } from './a.ts';", './a.ts', true],
  ["import { type A, type B } from './a.ts';", './a.ts', true],
  ["import { type A, b } from './a.ts';", './a.ts', false],
  ["import {\n  a,\n  b,\n} from './a.ts';", './a.ts', false],
  ["import * as a from './a.ts';", './a.ts', false],
  ["import './a.ts';", './a.ts', false],
  ["export { a } from './a.ts';", './a.ts', false],
  ["export type { A } from './a.ts';", './a.ts', true],
  ["const a = () => import('./a.ts');", './a.ts', false],
  ["type A = import('./a.ts').A;", './a.ts', false],
])('reads %j', (code, specifier, typeOnly) => {
  expect(findImports(code)).toEqual([{ specifier, typeOnly }]);
});

it('finds the imports of this project', () => {
  expect(innerImports.length).toBeGreaterThan(200);
  const known = new Set([...sourceFiles, ...dataFiles]);
  expect(innerImports.filter(({ to = '' }) => !known.has(to))).toEqual([]);
});
