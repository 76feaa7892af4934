// Proves that a local time with its zone is one moment, none or two, and is written as readers write it.
import { expect, it } from 'vitest';
import { momentOf, readZonedTime, writeZonedTime } from '../../../src/compiler/model/zoned-time.ts';

const moments = (text: string) =>
  readZonedTime(text)?.moments.map((moment) => new Date(moment).toISOString());

it.each([
  ['2027-01-31T17:00[Europe/Lisbon]', '2027-01-31T17:00:00.000Z'],
  ['2027-07-31T17:00[Europe/Lisbon]', '2027-07-31T16:00:00.000Z'],
  ['2026-12-01T09:00[Asia/Kathmandu]', '2026-12-01T03:15:00.000Z'],
  ['2026-12-01T09:00[Pacific/Apia]', '2026-11-30T20:00:00.000Z'],
  ['2026-12-01T00:00[UTC]', '2026-12-01T00:00:00.000Z'],
])('%s is %s', (text, expected) => {
  expect(moments(text)).toEqual([expected]);
  expect(momentOf(text)).toBe(Date.parse(expected));
});

it('clocks that are set forward leave times out, and clocks that are set back repeat some', () => {
  expect(moments('2027-03-28T01:30[Europe/Lisbon]')).toEqual([]);
  expect(moments('2027-03-28T02:00[Europe/Lisbon]')).toEqual(['2027-03-28T01:00:00.000Z']);
  expect(moments('2027-10-31T01:30[Europe/Lisbon]')).toEqual([
    '2027-10-31T00:30:00.000Z',
    '2027-10-31T01:30:00.000Z',
  ]);
  expect(moments('2027-10-31T02:00[Europe/Lisbon]')).toEqual(['2027-10-31T02:00:00.000Z']);
});

it.each([
  '2027-02-29T09:00[Europe/Lisbon]',
  '2027-02-28T24:00[Europe/Lisbon]',
  '2027-02-28T09:00[Europe/Lisboa]',
  '2027-02-28T09:00',
  'tomorrow[Europe/Lisbon]',
])('%s is no time, and stays as it is in a text', (text) => {
  expect(readZonedTime(text)).toBeUndefined();
  expect(momentOf(text)).toBeUndefined();
  expect(writeZonedTime(text, 'en')).toBe(text);
});

it.each([
  ['en-GB', '31 January 2027 at 17:00 WET'],
  ['de', '31. Januar 2027 um 17:00 WEZ'],
  ['not a tag', 'January 31, 2027 at 5:00 PM GMT+0'],
])('readers of %s read %s', (language, expected) => {
  const written = writeZonedTime('2027-01-31T17:00[Europe/Lisbon]', language);
  expect(written.replaceAll('\u202f', ' ')).toBe(expected);
});
