// Proves that a pasted day or time is read where it has one reading, and that each language's example reads as itself.
import { describe, expect, test } from 'vitest';
import {
  type MomentType,
  momentExample,
  pastedMoment,
} from '../../../../src/widgets/parts/dates/pasted-moment.ts';

const american = ['en', 'en-US'];
const british = ['en', 'en-GB'];
const german = ['de', 'de-DE'];

describe('a pasted day', () => {
  test.each([
    ['2027-03-09', american, '2027-03-09'],
    [' 2027-03-09\n', german, '2027-03-09'],
    ['3/9/2027', american, '2027-03-09'],
    ['9.3.2027', german, '2027-03-09'],
    ['31/12/2027', american, '2027-12-31'],
    ['12/31/2027', german, '2027-12-31'],
    ['7/7/2027', british, '2027-07-07'],
    ['9 March 2027', american, '2027-03-09'],
    ['Tuesday, Mar. 9th, 2027', american, '2027-03-09'],
    ['9. MÄRZ 2027', german, '2027-03-09'],
    ['9 de marzo de 2027', ['es', 'en-US'], '2027-03-09'],
    ['9 mars 2027', ['fr', 'fr'], '2027-03-09'],
    ['mar 9 mar 2027', ['it', 'it'], '2027-03-09'],
    ['٩ مارس ٢٠٢٧', ['ar', 'ar'], '2027-03-09'],
    ['\u200f٢٠٢٧/٠٣/٠٩', ['ar', 'ar'], '2027-03-09'],
  ])('%j reads as %j do', (text, languages, day) =>
    expect(pastedMoment(text, 'date', languages)).toBe(day),
  );

  test.each([
    ['9/3/2027', british, 'is March for some readers, and September for others'],
    ['9.3.2027', ['de', 'en-US'], 'too'],
    ['9 March', american, 'has no year'],
    ['3/9/27', american, 'has no whole year'],
    ['2/31/2027', american, 'is no day'],
    ['February 30, 2027', american, 'is none either'],
    ['9 to 11 March 2027', american, 'is more than one'],
    ['mar, 27 jul 2027', ['es', 'es'], 'names a Tuesday like March'],
    ['+1 212 5550', american, 'is no day'],
    ['tomorrow', american, 'has no digits'],
    [`${' '.repeat(9)}${'1/'.repeat(1e5)}`, american, 'is endless'],
    ['', american, 'is empty'],
  ])('%j of %j is not read: it %s', (text, languages) =>
    expect(pastedMoment(text, 'date', languages)).toBeUndefined(),
  );
});

describe('a pasted time', () => {
  test.each([
    ['13:30', american, '13:30'],
    ['09:05', american, '09:05'],
    ['9:05', german, '09:05'],
    ['9.05', german, '09:05'],
    ['9h05', ['fr', 'fr'], '09:05'],
    ['1:30 PM', american, '13:30'],
    ['12:15 a.m.', american, '00:15'],
    ['0:15', american, '00:15'],
    ['14:30:15.5', german, '14:30:15'],
  ])('%s reads as %j do', (text, languages, time) =>
    expect(pastedMoment(text, 'time', languages)).toBe(time),
  );

  test.each(['9:05', '24:00', '13:30 PM', '0:30 PM', '12:60', 'noon', '13'])(
    '%s is not read',
    (text) => expect(pastedMoment(text, 'time', american)).toBeUndefined(),
  );
});

test.each([
  ['2027-03-09 13:30', american],
  ['2027-03-09T13:30', german],
  ['9 March 2027, 1:30 pm', american],
  ['9.3.2027, 13:30', german],
])('a pasted day with a time is read: %s', (text, languages) =>
  expect(pastedMoment(text, 'datetime-local', languages)).toBe('2027-03-09T13:30'),
);

test.each(['2027-03-09', '13:30', '3/9/27 13:30', 'now'])('%s is no day with a time', (text) =>
  expect(pastedMoment(text, 'datetime-local', american)).toBeUndefined(),
);

const samples: [MomentType, string][] = [
  ['date', '2027-12-31'],
  ['time', '13:45'],
  ['datetime-local', '2027-12-31T13:45'],
];
const readers = ['en', 'de', 'fr', 'es', 'ar', 'hu', 'fa', 'fr-CA', 'bg', 'fi', 'vi'];
test.each(samples.flatMap(([type, sample]) => readers.map((language) => [type, language, sample])))(
  'the example of a %s in %s reads as itself, whatever the browser speaks',
  (type, language, sample) => {
    const example = momentExample(type as MomentType, language);
    for (const other of readers)
      expect(pastedMoment(example, type as MomentType, [language, other])).toBe(sample);
  },
);
