// Proves that a day relative to today is right at the ends of months and years, by the visitor's clock.
import { describe, expect, test } from 'vitest';
import { relativeDay } from '../../src/core/relative-day.ts';
import { offsetPattern } from '../../src/definition/files/limits.ts';

describe('a day relative to today', () => {
  test.each([
    ['P0D', '2026-11-22', '2026-11-22'],
    ['P1D', '2026-12-31', '2027-01-01'],
    ['-P1D', '2026-03-01', '2026-02-28'],
    ['+P2W', '2026-11-22', '2026-12-06'],
    ['-P18Y', '2026-11-22', '2008-11-22'],
    ['-P1Y', '2028-02-29', '2027-02-28'],
    ['P4Y', '2024-02-29', '2028-02-29'],
    ['P1M', '2026-01-31', '2026-02-28'],
    ['-P1M', '2026-01-31', '2025-12-31'],
    ['-P13M', '2026-01-31', '2024-12-31'],
    ['P1Y2M3W4D', '2026-11-22', '2028-02-16'],
  ])('%s on %s is %s', (offset, today, day) => {
    expect(relativeDay(offset, new Date(`${today}T12:00`))).toBe(day);
  });

  test.each([0, 23])('is that of the visitor at %i o’clock', (hour) => {
    expect(relativeDay('P0D', new Date(2026, 10, 22, hour, 59))).toBe('2026-11-22');
  });

  test.each(['', 'P', '18Y', '-18Y', 'PT1H', 'P1.5D', 'P1D2W', 'P-1D', 'P9999Y'])(
    'is not written as "%s"',
    (offset) => {
      expect(offset).not.toMatch(new RegExp(offsetPattern));
    },
  );
});
