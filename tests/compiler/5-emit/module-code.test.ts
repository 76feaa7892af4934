// Proves that fields with the same schema share one compiled validator.
import { expect, it } from 'vitest';
import type { ValidateFn } from '../../../src/compiled/validate.ts';
import { moduleCode, validatorOf } from '../../../src/compiler/5-emit/module-code.ts';
import { importModule } from '../../forms/form/import-module.ts';

type Validators = Record<'first' | 'other' | 'second', ValidateFn>;

const list = { type: 'array', items: { type: 'string' } };
const validators = {
  first: validatorOf(list),
  other: validatorOf({ type: 'number' }),
  second: validatorOf(list),
};
const module = (await importModule<{ default: Validators }>(moduleCode(validators))).default;

it('a module has one validator for two uses of one schema', () => {
  expect(module.first).toBe(module.second);
});

it.each([
  ['this process', validators],
  ['the module', module],
])('the validators of %s find the same', (_, { first, other, second }) => {
  expect([first(['a']), second(['a']), other(1)]).toEqual([true, true, true]);
  expect([first([1]), second([1]), other('1')]).toEqual([false, false, false]);
  expect(first.errors).toMatchObject([{ instancePath: '/0', keyword: 'type' }]);
});

it('a function that no source file exports is in no module', () => {
  expect(() => moduleCode({ validate: () => true })).toThrow('"validate"');
});
