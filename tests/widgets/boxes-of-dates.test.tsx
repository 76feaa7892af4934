// Proves that a box for a day or a time shows its answer, or says that it has none, after any typing and leaving.
import type { JsonSchema } from '../../src/definition/json-schema.ts';
import { boxesOf } from './shown-boxes.ts';
import { type Subject, walkBoxes } from './walk-boxes.ts';

const of = (format: string): JsonSchema => ({ type: 'string', format });
const limited = (format: string): JsonSchema => ({
  ...of(format),
  formatMinimum: { $data: '1/other' },
});
const clearedBy = '/answers/other';
const days = ['2027-04-12', '2027-04-01', '1999-12-31', '2024-02-29'];

const day: Subject = {
  box: limited('date'),
  other: of('date'),
  ui: {},
  answers: days,
  otherAnswers: ['2027-04-12', '2020-01-01', undefined],
  typed: ['1.5.2024', '2024-5-1', '2027-02-31', '20', 'tomorrow', '2027-04-12T10:00:00Z', ''],
  keys: ['02312027', '04122027', '12', '0412', '20', '{Delete}', 'x', '1{ArrowUp}', '4/12/27 '],
};

/** A day or month in boxes: each part as it is typed, but for zeros in front of it. */
const inParts: Partial<Subject> = {
  typed: [
    '1',
    '04',
    '2027',
    '20',
    '1.5.2024',
    '2024-5-1',
    ' 5 ',
    '1-2',
    '3 1',
    'O5',
    '٤',
    '31',
    '',
  ],
  keys: undefined,
  shows: (answer) => String(answer).split('-').map(withoutZeros).join('-'),
  read: (shown) => (shown.length === 0 ? [] : [partsInOrder().map(withoutZeros).join('-')]),
};

const withoutZeros = (part: string) => part.trim().replace(/^0+(?=\d)/, '');

const partsInOrder = () =>
  boxesOf('Box')
    .sort((one, other) => orderOf(one) - orderOf(other))
    .map(({ value }) => value);

const orderOf = ({ labels }: { labels: NodeListOf<HTMLLabelElement> | null }) =>
  ['Year', 'Month', 'Day'].indexOf(labels?.[0]?.textContent ?? '');

walkBoxes(
  {
    'a day': day,
    'a day that another answer clears': {
      ...day,
      box: of('date'),
      ui: { box: { 'ui:options': { clearedBy } } },
    },
    'a day with a time': {
      ...day,
      box: limited('date-time-local'),
      other: of('date-time-local'),
      answers: days.map((one) => `${one}T14:30`),
      otherAnswers: ['2027-04-12T00:00', undefined],
      keys: ['022820270230p', '04122027', '1', '{Delete}', '02312027', '1{ArrowUp}'],
    },
    'a time': {
      ...day,
      box: limited('time-local'),
      other: of('time-local'),
      answers: ['14:30', '00:00', '23:59'],
      otherAnswers: ['12:00', undefined],
      typed: ['25:00', '9', 'noon', '14:30:15', '9:30', ''],
      keys: ['0230p', '2', '99', '{Delete}', '1{ArrowUp}', 'p'],
    },
    'a day in three boxes': {
      ...day,
      ui: { box: { 'ui:widget': 'date-parts' } },
      ...inParts,
    },
    'a month': {
      ...day,
      ui: { other: { 'ui:widget': 'text' } },
      box: limited('year-month'),
      other: of('year-month'),
      answers: days.map((one) => one.slice(0, 7)),
      otherAnswers: ['2027-04', undefined],
      ...inParts,
    },
  },
  [3],
);
