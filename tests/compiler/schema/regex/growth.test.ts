// Proves that patterns whose time grows faster than a text are told from those whose time grows with it.
import { describe, expect, it } from 'vitest';
import { degreeOf } from '../../../../src/compiler/schema/regex/complexity.ts';
import { growthOf, mostSteps } from '../../../../src/compiler/schema/regex/growth.ts';

const unlimited = 10_000;

const slow: [pattern: string, degree: number][] = [
  ['^\\s*a?\\s*$', 2],
  ['^\\d+\\d+x', 2],
  ['\\d+\\d+x', 3],
  ['\\s+$', 2],
  ['^\\s+|\\s+$', 2],
  ['.*x', 2],
  ['(a|b)*c', 2],
  ['^.*,.*,.*x', 3],
  ['.*,.*,.*x', 4],
  ['^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$', 2],
  ['^a*b*a*b*$', 2],
  ['^(ab)*a?(ba)*$', 2],
  ['^(\\w+\\s?){1,3}$', 3],
  ['(?=.*\\d)(?=.*[a-z])', 2],
  ['^(a+;)?\\d*\\d*x$', 2],
  ['^\\S+\\s*\\S+$', 2],
  ['^\\p{L}+\\p{Script=Han}+$', 2],
];

const fine = [
  '^(?=.*[a-z])(?=.*[A-Z])(?=.*[0-9])',
  '^[A-Z0-9]{8}$',
  '^(a|b)*c',
  '^\\d+x',
  '^[a-z]+(-[a-z]+)*$',
  '^(?:[A-Za-z0-9-]+\\.)+[a-z]{2,}$',
  "^\\p{L}+([ '-]\\p{L}+)*$",
  '^\\w+@\\w+\\.\\w+$',
  '^[a-z]{1,250}$',
  '^\\d{1,8}\\d{1,8}x',
  '\\S',
  '[0-9]{5}',
  '[\\s\\S]*$',
  '\\d*',
  '(^|,)\\s*x',
  '^\\S+\\s+\\S+$',
  '^\\s*\\S.*$',
  '^\\s*[^\\s]+\\s*$',
  '^\\p{L}+[^\\p{L}]+\\p{L}+$',
  '^é+à+é+$',
];

describe('the time to match grows faster than the text', () => {
  it.each(slow)('%s: with its power of %d', (pattern, degree) => {
    expect(degreeOf(pattern)).toBe(degree);
  });

  it('is harmless where texts are short enough', () => {
    for (const [pattern] of slow) {
      const { safeLength: bearable = 0, steps = 0 } = growthOf(pattern, unlimited) ?? {};
      expect(steps, pattern).toBeGreaterThan(mostSteps);
      expect(growthOf(pattern, bearable)?.steps, pattern).toBeLessThanOrEqual(mostSteps);
      expect(growthOf(pattern, bearable + 1)?.steps, pattern).toBeGreaterThan(mostSteps);
    }
    expect(growthOf('^\\s*a?\\s*$', 100)?.safeLength).toBe(100);
  });
});

describe('the time to match grows with the text', () => {
  it.each(fine)('%s', (pattern) => {
    expect(growthOf(pattern, unlimited)?.steps ?? unlimited).toBeLessThanOrEqual(mostSteps);
  });
});
