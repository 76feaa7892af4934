// Proves that a form is open from its first moment to the last one before it closes.
import { expect, it } from 'vitest';
import { phaseAt } from '../../src/core/phase-at.ts';

it.each([
  [{ opens: 1000, closes: 2000 }, ['before', 'open', 'open', 'after']],
  [{ opens: 1000 }, ['before', 'open', 'open', 'open']],
  [{ closes: 2000 }, ['open', 'open', 'open', 'after']],
  [{}, ['open', 'open', 'open', 'open']],
] as const)('%j is %j at its moments', (period, expected) => {
  expect([999, 1000, 1999, 2000].map((now) => phaseAt(period, now))).toEqual(expected);
});

it('a form is open where nobody knows the time', () => {
  expect(phaseAt({ opens: 1000, closes: 2000 }, Number.NaN)).toBe('open');
});
