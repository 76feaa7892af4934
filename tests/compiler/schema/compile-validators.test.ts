// Proves that fields with the same schema share one compiled validator.
import { expect, it } from 'vitest';
import type { ValidateFn } from '../../../src/compiled/validate.ts';
import { compileValidators } from '../../../src/compiler/schema/compile-validators.ts';
import { importModule } from '../../forms/form/import-module.ts';

it('two names of one schema share its validator', async () => {
  const list = { type: 'array', items: { type: 'string' } };
  const code = compileValidators({ first: list, other: { type: 'number' }, second: list });
  const module = await importModule<Record<'first' | 'other' | 'second', ValidateFn>>(code);
  expect(module.first).toBe(module.second);
  expect([module.first(['a']), module.second(['a']), module.other(1)]).toEqual([true, true, true]);
  expect([module.first([1]), module.second([1]), module.other('1')]).toEqual([false, false, false]);
});
