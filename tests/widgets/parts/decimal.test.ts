// Proves that a typed text becomes a number only where it is one without a loss.
import { expect, it } from 'vitest';
import { parseDecimal } from '../../../src/widgets/parts/decimal.ts';

it.each([
  ['', undefined],
  ['  ', undefined],
  ['0', 0],
  ['007', 7],
  [' 42 ', 42],
  ['\u200e-3\u200b', -3],
  ['-3', -3],
  ['+3', 3],
  ['1.', 1],
  ['.5', 0.5],
  ['3.14', 3.14],
  ['-', '-'],
  ['.', '.'],
  ['1,5', '1,5'],
  ['1.2.3', '1.2.3'],
  ['1e5', '1e5'],
  ['0x10', '0x10'],
  ['Infinity', 'Infinity'],
  ['ten', 'ten'],
  ['9007199254740991', 9007199254740991],
  ['9007199254740993', '9007199254740993'],
  ['9'.repeat(400), '9'.repeat(400)],
  ['1.123456789012345678901', '1.123456789012345678901'],
  ['-00.10', -0.1],
  ['0.0', 0],
  ['.50', 0.5],
  ['.0', 0],
  ['1.50', 1.5],
  ['100', 100],
  ['0.0000001', 1e-7],
])('"%s" becomes %j', (typed, answer) => {
  expect(parseDecimal(typed)).toBe(answer);
});
