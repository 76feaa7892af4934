// Proves that typed parts become a day or month, return to their boxes, and stand in the order of the language.
import { expect, test } from 'vitest';
import {
  joinDate,
  orderedParts,
  pastedDate,
  splitDate,
  typedDate,
  wrongParts,
} from '../../../../src/widgets/parts/dates/date-parts.ts';

const ofDay = ['year', 'month', 'day'] as const;
const ofMonth = ['year', 'month'] as const;

const typed = (day: string, month: string, year: string) => ({ day, month, year });

test.each([
  [typed('27', '3', '2007'), '2007-03-27'],
  [typed('7', '03', '2007'), '2007-03-07'],
  [typed('30', '2', '2007'), '2007-02-30'],
  [typed('27', '3', '07'), '07-03-27'],
  [typed('27', '3', ''), '-3-27'],
  [typed('', '', '2007'), '2007--'],
  [typed('27', 'March', '2007'), '2007-March-27'],
  [typed('', '', ''), undefined],
])('%j gives %s', (texts, answer) => expect(joinDate(texts, ofDay)).toBe(answer));

test('joins the parts of a month alone', () => {
  expect(joinDate(typed('', '3', '2007'), ofMonth)).toBe('2007-03');
  expect(joinDate(typed('', '', '2007'), ofMonth)).toBe('2007-');
  expect(joinDate(typed('27', '', ''), ofMonth)).toBeUndefined();
});

test('a stored day is shown as people write it', () => {
  expect(splitDate('2007-03-09', ofDay)).toEqual(typed('9', '3', '2007'));
  expect(splitDate('2007-10-20', ofDay)).toEqual(typed('20', '10', '2007'));
});

test('unfinished input of a draft returns to its boxes', () => {
  expect(splitDate('2007-3-', ofDay)).toEqual(typed('', '3', '2007'));
  expect(splitDate(undefined, ofDay)).toEqual(typed('', '', ''));
  expect(splitDate('2007-3', ofMonth)).toEqual(typed('', '3', '2007'));
});

test('a day of an earlier version is not shown as a month', () => {
  expect(splitDate('2007-03-27', ofMonth)).toEqual(typed('', '', ''));
});

test('names the parts that are wrong by themselves, otherwise all', () => {
  expect(wrongParts(typed('27', '', '2007'), ofDay)).toEqual(['month']);
  expect(wrongParts(typed('32', '13', '07'), ofDay)).toEqual(['year', 'month', 'day']);
  expect(wrongParts(typed('30', '2', '2007'), ofDay)).toEqual(['year', 'month', 'day']);
});

test.each([
  ['en-GB', ['day', 'month', 'year']],
  ['en', ['month', 'day', 'year']],
  ['hu', ['year', 'month', 'day']],
  ['fa', ['year', 'month', 'day']],
])('orders the boxes as readers of %s do', (language, parts) =>
  expect(orderedParts(language, ofDay)).toEqual(parts),
);

test.each([
  ['9/3/2027', ['day', 'month', 'year'], typed('9', '3', '2027')],
  ['9. 3. 2027', ['day', 'month', 'year'], typed('9', '3', '2027')],
  ['3/9/2027', ['month', 'day', 'year'], typed('9', '3', '2027')],
  ['2027-03-09', ['day', 'month', 'year'], typed('09', '03', '2027')],
  ['٢٠٢٧/٠٣/٠٩', ['day', 'month', 'year'], typed('09', '03', '2027')],
  ['03/2027', ['month', 'year'], typed('', '03', '2027')],
] as const)('%s, pasted into any of the boxes %j, fills all', (text, drawn, boxes) =>
  expect(pastedDate(text, drawn)).toEqual(boxes),
);

test.each(['9', '9/3', '9 March 2027', '1/2/3/4', '', 'x1y2z3'])('"%s" is no whole date', (text) =>
  expect(pastedDate(text, ['day', 'month', 'year'])).toBeUndefined(),
);

test('leaves out what means nothing at the ends of a box, and glues nothing together', () => {
  expect(typedDate(typed(' 9-', '٣', ' 2027\n'))).toEqual(typed('9', '3', '2027'));
  expect(typedDate(typed('1 2', '1-2', '9 March 2027'))).toEqual(
    typed('1 2', '1–2', '9 March 2027'),
  );
});
