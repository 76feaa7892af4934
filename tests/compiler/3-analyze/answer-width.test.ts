// Proves that a field is as wide as the longest answer that it takes, where that is known.
import { expect, it } from 'vitest';
import { answerWidthOf } from '../../../src/compiler/3-analyze/plan/plan-question.ts';

const choices = (label: string) => [{ value: 1, label }];

it.each([
  ['a number', { widget: 'number' }, undefined, 'short'],
  ['a phone number', { widget: 'phone' }, undefined, 'medium'],
  ['a text of 16 characters', { widget: 'text' }, 16, 'short'],
  ['a text of 17 characters', { widget: 'text' }, 17, 'medium'],
  ['a text of 40 characters', { widget: 'text' }, 40, 'medium'],
  ['a text of 41 characters', { widget: 'text' }, 41, undefined],
  ['a text of any length', { widget: 'text' }, undefined, undefined],
  ['a password of 8 characters', { widget: 'password' }, 8, 'medium'],
  ['several lines', { widget: 'textarea' }, 16, undefined],
  ['a short choice', { widget: 'select', choices: choices('x'.repeat(40)) }, undefined, 'medium'],
  ['a long choice', { widget: 'select', choices: choices('x'.repeat(41)) }, undefined, undefined],
  ['a widget that is none', { widget: 'no such' }, undefined, undefined],
])('the width of %s', (_, question, maxLength, width) => {
  expect(answerWidthOf({ choices: undefined, ...question }, maxLength)).toBe(width);
});
