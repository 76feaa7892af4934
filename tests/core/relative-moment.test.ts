// Proves that a moment relative to now is right on the visitor's clock where daylight saving repeats or skips an hour.
import { afterEach, expect, test, vi } from 'vitest';
import { relativeMoment } from '../../src/core/relative-moment.ts';

afterEach(() => void vi.unstubAllEnvs());

/** "02:10 first" and "02:10 again" in Berlin are 00:10 and 01:10 in UTC on 25 October 2026. */
test.each([
  ['Europe/Berlin', 'PT0M', '2026-10-25T00:10Z', '2026-10-25T02:10+02:00'],
  ['Europe/Berlin', 'PT0M', '2026-10-25T01:10:59Z', '2026-10-25T02:10+01:00'],
  ['Europe/Berlin', 'PT2H', '2026-10-25T01:10Z', '2026-10-25T04:10+01:00'],
  ['Europe/Berlin', '-PT30M', '2026-10-25T01:10Z', '2026-10-25T02:40+02:00'],
  ['Europe/Berlin', 'P1D', '2026-10-25T01:10Z', '2026-10-26T02:10+01:00'],
  ['Europe/Berlin', 'PT2H', '2026-03-29T00:30Z', '2026-03-29T04:30+02:00'],
  ['Europe/Berlin', 'P1D', '2026-03-28T01:30Z', '2026-03-29T03:30+02:00'],
  ['America/New_York', 'PT1H', '2026-11-01T06:15Z', '2026-11-01T02:15-05:00'],
  ['Australia/Lord_Howe', 'PT0M', '2026-04-04T15:10Z', '2026-04-05T01:40+10:30'],
  ['Asia/Kathmandu', 'P1M', '2026-01-31T00:00Z', '2026-02-28T05:45+05:45'],
  ['UTC', '-P1DT30M', '2026-01-01T00:10Z', '2025-12-30T23:40+00:00'],
])('in %s, %s from %s is %s', (zone, offset, now, moment) => {
  vi.stubEnv('TZ', zone);
  expect(relativeMoment(offset, new Date(now))).toBe(moment);
});
