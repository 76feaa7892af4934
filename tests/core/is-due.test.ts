// Proves that a period begins and ends at midnight of the visitor.
import { expect, it } from 'vitest';
import { isDue } from '../../src/core/is-due.ts';

const noon = new Date(2026, 11, 24, 12);

it.each([
  ['without days', {}, true],
  ['from today', { from: '2026-12-24' }, true],
  ['from tomorrow', { from: '2026-12-25' }, false],
  ['until today', { until: '2026-12-24' }, true],
  ['until yesterday', { until: '2026-12-23' }, false],
  ['between two days', { from: '2026-12-01', until: '2027-01-06' }, true],
])('a period %s is due: %j is %s', (_title, period, expected) => {
  expect(isDue(period, noon)).toBe(expected);
});

it('a day begins and ends at midnight of the visitor', () => {
  const day = { from: '2026-12-24', until: '2026-12-24' };
  expect(isDue(day, new Date(2026, 11, 24, 0, 0))).toBe(true);
  expect(isDue(day, new Date(2026, 11, 24, 23, 59))).toBe(true);
  expect(isDue(day, new Date(2026, 11, 25, 0, 0))).toBe(false);
});
