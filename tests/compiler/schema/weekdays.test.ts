// Proves that a date falls on one of the days of the week that "weekdays" names.
import { expectValues, type SchemaCase } from './expect-values.ts';

const rules: SchemaCase[] = [
  [
    'from Monday to Friday',
    { weekdays: [1, 2, 3, 4, 5] },
    ['2027-04-12', '2027-04-16', 'some day', 1],
    ['2027-04-17', '2027-04-18'],
  ],
  ['on Sundays', { weekdays: [7] }, ['2027-04-18'], ['2027-04-12', '2027-04-17']],
  ['with a time', { weekdays: [1] }, ['2027-04-12T23:30'], ['2027-04-13T00:30']],
  [
    'in a condition',
    { if: { weekdays: [6, 7] }, then: { enum: ['2027-04-17'] } },
    ['2027-04-12', '2027-04-17'],
    ['2027-04-18'],
  ],
];

expectValues(rules);
