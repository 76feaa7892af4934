// Proves that the limit of a day, time or year can be relative to today, or be another answer.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ValidateFn } from '../../../src/compiled/validate.ts';
import {
  compileSchema,
  compileValidators,
} from '../../../src/compiler/schema/compile-validators.ts';
import type { JsonSchema } from '../../../src/definition/json-schema.ts';
import { importModule } from '../../forms/form/import-module.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 22, 12) }));
afterEach(() => void vi.useRealTimers());

const date = (limits: JsonSchema): JsonSchema => ({ type: 'string', format: 'date', ...limits });

const thisYear = { $today: 'P0D' } as unknown as number;

const cases: [title: string, schema: JsonSchema, good: unknown[], bad: unknown[]][] = [
  [
    'a fixed day',
    date({ formatMinimum: '2026-01-01', formatExclusiveMaximum: '2027-01-01' }),
    ['2026-01-01', '2026-12-31'],
    ['2025-12-31', '2027-01-01'],
  ],
  [
    'eighteen years ago',
    date({ formatMaximum: { $today: '-P18Y' } }),
    ['2008-11-22', '1950-01-01'],
    ['2008-11-23', '2026-11-22'],
  ],
  [
    'later than today',
    date({ formatExclusiveMinimum: { $today: 'P0D' } }),
    ['2026-11-23'],
    ['2026-11-22', '2026-11-21'],
  ],
  [
    'a month until this one',
    {
      type: 'string',
      format: 'year-month',
      formatMinimum: '2025-12',
      formatMaximum: { $today: 'P0D' },
    },
    ['2025-12', '2026-11'],
    ['2025-11', '2026-12', '2026-13', '2026-1', '2026-11-22'],
  ],
  [
    'the beginning of a day',
    { type: 'string', format: 'date-time', formatMinimum: { $today: 'P1D' } },
    [new Date(2026, 10, 23).toISOString()],
    [new Date(2026, 10, 22, 23, 59).toISOString()],
  ],
  [
    'a point in time, from whichever time zone it is',
    {
      type: 'string',
      format: 'date-time',
      formatMinimum: '2026-01-31T14:30:00+01:00',
      formatExclusiveMaximum: '2026-02-01T00:00:00Z',
    },
    ['2026-01-31T13:30:00Z', '2026-01-31T13:30:00.500Z', '2026-02-01T05:29:00+05:30'],
    ['2026-01-31T13:29:59Z', '2026-01-31T15:00:00+02:00', '2026-01-31T23:00:00-01:00'],
  ],
  [
    'two hours from now on',
    { type: 'string', format: 'date-time-local', formatMinimum: { $now: 'PT2H' } },
    ['2026-11-22T14:00', '2026-11-22T14:00:01', '2026-11-23T09:00'],
    ['2026-11-22T13:59', '2026-11-21T23:00'],
  ],
  [
    'the last month until now, with a time zone',
    {
      type: 'string',
      format: 'date-time',
      formatMinimum: { $now: '-P1M' },
      formatMaximum: { $now: 'PT0M' },
    },
    [new Date(2026, 9, 22, 12).toISOString(), new Date(2026, 10, 22, 12).toISOString()],
    [new Date(2026, 9, 22, 11).toISOString(), new Date(2026, 10, 22, 12, 1).toISOString()],
  ],
  [
    'a time of this day',
    {
      type: 'string',
      format: 'time-local',
      formatMinimum: { $now: '-PT13H' },
      formatMaximum: { $now: 'PT30M' },
    },
    ['00:00', '12:30'],
    ['12:31', '23:00'],
  ],
  [
    'a time',
    { type: 'string', format: 'time', formatMinimum: '09:00:00Z', formatMaximum: '17:00:00Z' },
    ['09:00:00Z', '12:30:00Z'],
    ['08:59:59Z', '17:00:01Z'],
  ],
  [
    'a time without a zone',
    {
      type: 'string',
      format: 'time-local',
      formatMinimum: '09:00',
      formatExclusiveMaximum: '17:00',
    },
    ['09:00', '16:59'],
    ['08:59', '17:00'],
  ],
  [
    'a day and a time without a zone',
    {
      type: 'string',
      format: 'date-time-local',
      formatMinimum: { $today: 'P0D' },
      formatMaximum: '2026-12-31T12:00',
    },
    ['2026-11-22T00:00', '2026-12-31T12:00'],
    ['2026-11-21T23:59', '2026-12-31T12:01'],
  ],
  ['this year', { type: 'integer', maximum: thisYear }, [2026, 1900], [2027]],
  ['more than last year', { exclusiveMinimum: { $today: '-P1Y' } }, [2026], [2025]],
];

describe.each(cases)('a limit of %s', (_title, schema, good, bad) => {
  test.each([
    ['in this process', async () => compileSchema(schema) as ValidateFn],
    [
      'in the module of a form',
      async () => (await importModule<{ v: ValidateFn }>(compileValidators({ v: schema }))).v,
    ],
  ])('%s', async (_where, compile) => {
    const validate = await compile();
    expect(good.filter((value) => !validate(value))).toEqual([]);
    expect(bad.filter((value) => validate(value))).toEqual([]);
  });
});

test('a limit can be another answer, and does not apply without it', () => {
  const validate = compileSchema({
    properties: { start: date({}), end: date({ formatMinimum: { $data: '1/start' } }) },
  });
  expect(validate({ start: '2026-05-01', end: '2026-05-01' })).toBe(true);
  expect(validate({ start: '2026-05-02', end: '2026-05-01' })).toBe(false);
  expect(validate.errors?.[0]).toMatchObject({
    keyword: 'formatMinimum',
    params: { limit: '2026-05-02' },
  });
  expect(validate({ end: '2026-05-01' })).toBe(true);
});

test('a number that is too small is told so before the step that it lacks', () => {
  const rule = compileSchema({ type: 'integer', multipleOf: 50, minimum: 50 });
  rule(25);
  expect(rule.errors?.map(({ keyword }) => keyword)).toEqual(['minimum', 'multipleOf']);
});

test.each<[title: string, limit: unknown, step: number | undefined]>([
  ['0', { $data: '1/step' }, 0],
  ['less than 0', { $data: '1/step' }, -2],
  ['chosen by another answer', { $data: '1/step', cases: { 1: 0 } }, 1],
])('a step of %s is no limit', async (_title, multipleOf, step) => {
  const own = { type: 'number', multipleOf } as JsonSchema;
  for (const rule of [own, { not: own }]) {
    const schema: JsonSchema = { properties: { own: rule } };
    const { v } = await importModule<{ v: ValidateFn }>(compileValidators({ v: schema }));
    expect([3, 0, 0.5].filter((value) => !v({ own: value, step }))).toEqual([]);
  }
});
