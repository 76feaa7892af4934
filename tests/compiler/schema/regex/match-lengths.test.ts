// Proves that the lengths of the texts that a pattern matches are known.
import { expect, it } from 'vitest';
import { matchLengths } from '../../../../src/compiler/schema/regex/length.ts';

it.each([
  ['^[A-Z]{2}[0-9]{4}$', 6, 6],
  ['^a?b*$', 0, Number.POSITIVE_INFINITY],
  ['^(ab|c){2,3}$', 2, 6],
  ['[0-9]{5}', 5, Number.POSITIVE_INFINITY],
  ['^a$|^bcd$', 1, 3],
  ['^(?=.{8})a$', 1, 1],
  ['', 0, Number.POSITIVE_INFINITY],
])('%s matches texts of %d to %d signs', (pattern, min, max) => {
  expect(matchLengths(pattern)).toEqual({ min, max });
});
