// Proves that a question takes its content from the first branch that applies, and its choices from all that do.
import { expect, it } from 'vitest';
import type { Choice, Question } from '../../../src/compiled/question.ts';
import { everyChoiceOf, resolveVariants } from '../../../src/core/form/variants.ts';

const choices = (...values: string[]): Choice[] => values.map((value) => ({ value, label: value }));
const question: Question = {
  pointer: '/food',
  label: 'Food',
  widget: 'text',
  messages: {},
  variants: [
    {
      when: [{ condition: 0, holds: true }],
      label: 'A',
      widget: 'select',
      choices: choices('a', 'b'),
    },
    {
      when: [{ condition: 1, holds: true }],
      label: 'B',
      widget: 'radio',
      choices: choices('b', 'c'),
    },
  ],
};
const resolve = (...holding: number[]) =>
  resolveVariants(question, ({ condition, holds }) => holding.includes(condition) === holds);

it('a question has the content of the first branch that applies', () => {
  expect(resolve()).toBe(question);
  expect(resolve(1)).toMatchObject({ pointer: '/food', label: 'B', widget: 'radio' });
  expect(resolve(0)).toMatchObject({ label: 'A', choices: choices('a', 'b') });
});

it('a question offers what all branches offer that apply', () => {
  expect(resolve(0, 1)).toMatchObject({ label: 'A', choices: choices('b') });
  expect(everyChoiceOf(question)).toEqual(choices('a', 'b', 'c'));
});

it('a question is the same object as long as the same branches apply', () => {
  expect(resolve(0, 1)).toBe(resolve(1, 0));
});
