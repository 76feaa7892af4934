// Proves that a code is written by its mask, with the caret behind the sign that was typed.
import { expect, test } from 'vitest';
import { caretIn, fitMask } from '../../../src/core/text/mask.ts';

test.each([
  ['ab1234', 'AB-1234'],
  ['AB 12-34', 'AB-1234'],
  ['ab', 'AB'],
  ['ab1', 'AB-1'],
  ['', ''],
])('writes %j by a mask', (typed, written) => {
  expect(fitMask(typed, 'AA-9999')).toBe(written);
});

test('takes letters and digits where a mask takes either', () => {
  expect(fitMask('7fx', '9/*.*')).toBe('7/F.X');
});

test.each(['1234', 'abc', 'ab12345', 'ab?1234', 'ab1234!'])(
  'leaves %j, which does not fit',
  (typed) => {
    expect(fitMask(typed, 'AA-9999')).toBeUndefined();
  },
);

test('keeps the caret behind the sign that was typed', () => {
  expect(caretIn('AB-1234', 'ab1234', 2)).toBe(2);
  expect(caretIn('AB-1234', 'ab1234', 3)).toBe(4);
  expect(caretIn('AB-1234', 'ab1234', 6)).toBe(7);
  expect(caretIn('AB-1234', 'ab1234', 0)).toBe(0);
});
