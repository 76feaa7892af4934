// Proves that messages write a limit as readers write the answer: a time of day, an amount of money, a year.
import { expect, it } from 'vitest';
import { limitText } from '../../../src/core/text/limit-text.ts';

const dollars = { numberFormat: { currency: 'USD' } };

it.each([
  ['09:00', {}, 'en-US', '9:00 AM'],
  ['14:30', {}, 'en-US', '2:30 PM'],
  ['2026-01-31', {}, 'en-GB', '31 January 2026'],
  ['2026-01-31T14:30', {}, 'en-GB', '31 January 2026 at 14:30'],
  ['09:00', {}, 'de', '09:00'],
  ['24:30', {}, 'en-US', '24:30'],
  ['2026-01', {}, 'en-GB', 'January 2026'],
  [10_000, dollars, 'en-US', '$10,000'],
  [2026, {}, 'en-US', '2026'],
])('%s of %j is in %s %s', (limit, question, language, expected) => {
  // Versions of Node.js put different blanks before AM.
  const text = String(limitText(limit, question, language)).replace(/\s/g, ' ');
  expect(text).toBe(expected);
});
