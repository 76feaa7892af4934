// Proves that a scale offers the numbers that its schema takes, and that every choice is a value with a text.
import { expect, it } from 'vitest';
import { offeredChoicesOf } from '../../../../src/compiler/model/form/offered-choices.ts';

it.each([
  [{ minimum: 0, maximum: 3 }, [0, 1, 2, 3]],
  [{ minimum: 1, maximum: 100, multipleOf: 25 }, [25, 50, 75, 100]],
  [{ minimum: 0, maximum: 3, multipleOf: 1.5 }, [0, 3]],
  [{ exclusiveMinimum: 0, exclusiveMaximum: 3 }, [1, 2]],
  [{ minimum: 0, maximum: 2, exclusiveMaximum: 2 }, [0, 1]],
])('a scale offers the numbers that its schema %j takes', (limits, numbers) => {
  const choices = offeredChoicesOf({ type: 'integer', ...limits }, { 'ui:widget': 'scale' });
  expect(choices?.map(({ value }) => value)).toEqual(numbers);
});

it('a choice that is an object, which has no text of its own, is its JSON', () => {
  const value = { toString: null, valueOf: null };
  const choices = offeredChoicesOf({ type: 'string', enum: ['a', value] }, {});
  expect(choices?.map((choice) => String(choice.value))).toEqual(['a', JSON.stringify(value)]);
});
