// Proves that every calculation of the catalogue has its result, or none where an answer is missing.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { calculate } from '../../../src/core/calculate/calculate.ts';
import { type Calculation, calculationCatalogue } from '../../../src/definition/calculations.ts';

const answers = {
  a: 0.1,
  b: 0.2,
  zero: 0,
  typed: 'a few',
  endless: Number.POSITIVE_INFINITY,
  empty: '',
  first_name: 'Ada',
  last_name: 'Lovelace',
  topics: ['web', 'app'],
  day: '2026-02-01',
  later: '2026-03-01',
  moment: '2026-02-01T22:30:00+01:00',
  local: '2026-02-01T22:30',
  essay: 'Well-known: – don’t  panic,\nboth of you.',
  items: [
    { share: 60, kind: 'car', where: 'DE', parts: [{ kind: 'car' }, { kind: 'van' }] },
    { share: 40, kind: 'van', where: 'FR' },
    { kind: 'car', where: 'DE' },
  ],
};
const isCar = (item: unknown) => (item as { kind?: string }).kind === 'car';
const isAda = (document: unknown) => (document as typeof answers).first_name === 'Ada';
const result = (calculation: Calculation) =>
  calculate(calculation, { document: answers, tests: [isCar, isAda, (item) => item === 'web'] });

afterEach(() => vi.useRealTimers());

const cases: [Calculation, unknown][] = [
  [{ sum: ['/a', '/b'] }, 0.3],
  [{ sum: '/items/-/share' }, 100],
  [{ sum: ['/items/-/share', 5] }, 105],
  [{ sum: ['/a', '/missing', '/typed'] }, 0.1],
  [{ sum: '/missing' }, undefined],
  [{ sum: ['/a', '/endless'] }, 0.1],
  [{ sum: [1e308, 1e308] }, undefined],
  [{ sum: ['/missing', 0] }, 0],
  [{ difference: [100, '/items/-/share'] }, 0],
  [{ difference: [0.3, '/a'] }, 0.2],
  [{ difference: ['/missing', 1] }, undefined],
  [{ difference: [1, '/missing'] }, 1],
  [{ product: ['/a', '/b'] }, 0.02],
  [{ product: ['/a', '/missing'] }, undefined],
  [{ product: ['/a', '/typed'] }, undefined],
  [{ quotient: ['/b', '/a'] }, 2],
  [{ quotient: [1, 3] }, 0.3333333333333333],
  [{ quotient: ['/b', '/zero'] }, undefined],
  [{ quotient: ['/missing', 2] }, undefined],
  [{ round: 1.005, digits: 2 }, 1.01],
  [{ round: -2.5 }, -3],
  [{ round: { quotient: [2, 3] }, digits: 1 }, 0.7],
  [{ round: '/missing' }, undefined],
  [{ min: '/items/-/share' }, 40],
  [{ max: ['/items/-/share', 70] }, 70],
  [{ min: ['/later', '/day'] }, '2026-02-01'],
  [{ max: ['/later', '/day', '/missing'] }, '2026-03-01'],
  [{ max: '/missing' }, undefined],
  [{ count: '/items' }, 3],
  [{ count: '/items/-/share' }, 2],
  [{ count: ['/topics', '/empty'] }, 2],
  [{ count: '/missing' }, 0],
  [{ age: '/day', on: '/later' }, 0],
  [{ age: '/later', on: '/day' }, undefined],
  [{ age: '/day', on: '/missing' }, undefined],
  [{ age: '/typed' }, undefined],
  [{ days: ['/day', '/later'] }, 28],
  [{ days: ['/later', '/day'] }, -28],
  [{ days: ['/day', '/missing'] }, undefined],
  [{ join: ['/first_name', '/missing', '/last_name'] }, 'Ada Lovelace'],
  [{ join: '/topics', with: ', ' }, 'web, app'],
  [{ join: '/empty' }, undefined],
  [{ first: ['/empty', '/missing', '/last_name'] }, 'Lovelace'],
  [{ first: '/missing' }, undefined],
  [{ first: ['/missing', { value: 'none' }] }, 'none'],
  [{ join: ['/first_name', { value: 'of' }, '/topics'] }, 'Ada of web app'],
  [{ distinct: '/items/-/where' }, 2],
  [{ distinct: '/missing' }, 0],
  [{ words: '/essay' }, 6],
  [{ words: '/missing' }, 0],
  [{ plus: ['/day', 'P10Y'] }, '2036-02-01'],
  [{ plus: ['/day', 'P1M2W'] }, '2026-03-15'],
  [{ plus: ['/day', 'PT36H'] }, undefined],
  [{ plus: ['/missing', 'P1D'] }, undefined],
  [{ plus: ['/day', '/typed'] }, undefined],
  [{ plus: ['/moment', 'P1DT2H'] }, '2026-02-03T00:30:00+01:00'],
  [{ plus: ['/local', 'PT90M'] }, '2026-02-02T00:00'],
  [{ plus: ['/local', 'PT30S'] }, '2026-02-01T22:30:30'],
  [{ plus: ['/day', 'P9999Y'] }, undefined],
  [{ plus: ['/day', 'P99999999D'] }, undefined],
  [{ plus: ['/moment', 'PT9999999999S'] }, '2342-12-23T16:16:39+01:00'],
  [{ plus: [{ value: '2026-02-01T25:00:00Z' }, 'P1D'] }, undefined],
  [{ plus: [{ value: '2016-12-31T23:59:60Z' }, 'P1D'] }, undefined],
  [{ plus: [{ value: '2026-02-01T10:00:00.123456Z' }, 'P1D'] }, '2026-02-02T10:00:00.123Z'],
  [{ plus: [{ value: '0001-01-01' }, 'P1D'] }, undefined],
  [{ minus: ['/later', 'P1D'] }, '2026-02-28'],
  [{ minus: ['/day', '-P1D'] }, '2026-02-02'],
  [{ minus: ['/local', 'PT30M'] }, '2026-02-01T22:00'],
  [{ sum: '/items/-/share', where: { $test: 0 } }, 60],
  [{ count: '/items', where: { $test: 0 } }, 2],
  [{ count: '/items/-/where', where: { $test: 0 } }, 2],
  [{ max: '/items/-/share', where: { $test: 9 } }, undefined],
  [{ count: '/items/0/parts', where: { $test: 0 } }, 1],
  [{ count: '/items/-/parts', where: { $test: 0 } }, 1],
  [{ count: '/topics', where: { $test: 2 } }, 1],
  [{ when: { $test: 1 }, then: '/a', else: '/b' }, 0.1],
  [{ when: { $test: 0 }, then: '/a', else: '/b' }, 0.2],
  [{ when: { $test: 0 }, then: '/a' }, undefined],
  [{ sum: [1, { when: { $test: 1 }, then: { product: ['/a', 10] }, else: 0 }] }, 2],
];

it.each(cases)('%j is %j', (calculation, value) => {
  expect(result(calculation)).toEqual(value);
});

it('every calculation of the catalogue is computed', () => {
  const tested = new Set(cases.flatMap(([calculation]) => Object.keys(calculation)));
  for (const name of Object.keys(calculationCatalogue)) expect(tested).toContain(name);
});

describe('an age', () => {
  it.each([
    ['2008-06-15', 18],
    ['2008-06-16', 17],
    ['2008-02-29', 18],
    ['2026-06-15', 0],
    ['2026-06-16', undefined],
    ['1987-02-30', undefined],
  ])('of somebody born on %s is %j on 15 June 2026', (day, age) => {
    vi.useFakeTimers({ now: new Date(2026, 5, 15, 23, 30) });
    expect(calculate({ age: '/born' }, { document: { born: day } })).toBe(age);
  });
});
