import { expect, test } from 'vitest';
import {
  joinDate,
  orderedParts,
  splitDate,
  wrongParts,
} from '../../../src/widgets/parts/date-parts.ts';

const typed = (day: string, month: string, year: string) => ({ day, month, year });

test.each([
  [typed('27', '3', '2007'), '2007-03-27'],
  [typed(' 7', '03 ', '2007'), '2007-03-07'],
  [typed('30', '2', '2007'), '2007-02-30'],
  [typed('27', '3', '07'), '07-03-27'],
  [typed('27', '3', ''), '-3-27'],
  [typed('', '', '2007'), '2007--'],
  [typed('27', 'March', '2007'), '2007-March-27'],
  [typed('-', '', ''), undefined],
])('%j gives %s', (texts, answer) => expect(joinDate(texts)).toBe(answer));

test('a stored day is shown as people write it', () => {
  expect(splitDate('2007-03-09')).toEqual(typed('9', '3', '2007'));
  expect(splitDate('2007-10-20')).toEqual(typed('20', '10', '2007'));
});

test('unfinished input of a draft returns to its boxes', () => {
  expect(splitDate('2007-3-')).toEqual(typed('', '3', '2007'));
  expect(splitDate(undefined)).toEqual(typed('', '', ''));
});

test('names the parts that are wrong by themselves, otherwise all', () => {
  expect(wrongParts(typed('27', '', '2007'))).toEqual(['month']);
  expect(wrongParts(typed('32', '13', '07'))).toEqual(['year', 'month', 'day']);
  expect(wrongParts(typed('30', '2', '2007'))).toEqual(['year', 'month', 'day']);
});

test.each([
  ['en-GB', ['day', 'month', 'year']],
  ['en', ['month', 'day', 'year']],
  ['hu', ['year', 'month', 'day']],
  ['fa', ['year', 'month', 'day']],
])('orders the boxes as readers of %s do', (language, parts) =>
  expect(orderedParts(language)).toEqual(parts),
);
