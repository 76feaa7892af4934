// Proves that the time of a pattern grows with the length of a text as it was predicted.
import { describe, expect, it } from 'vitest';
import type { Attack } from '../../../../src/compiler/schema/regex/complexity.ts';
import { growthOf, mostSteps } from '../../../../src/compiler/schema/regex/growth.ts';

const unlimited = 10_000;

/** Measured ratios: a collection of garbage in the short measurement, or in the long one, spoils one attempt. */
const measured = { retry: 3 };

const slow: [pattern: string, degree: number, searching: boolean][] = [
  ['^\\s*a?\\s*$', 2, false],
  ['^\\d+\\d+x', 2, false],
  ['\\d+\\d+x', 3, true],
  ['\\s+$', 2, true],
  ['^\\s+|\\s+$', 2, true],
  ['.*x', 2, true],
  ['(a|b)*c', 2, true],
  ['^.*,.*,.*x', 3, false],
  ['.*,.*,.*x', 4, true],
  ['^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$', 2, false],
  ['^a*b*a*b*$', 2, false],
  ['^(ab)*a?(ba)*$', 2, false],
  ['^(\\w+\\s?){1,3}$', 3, false],
  ['(?=.*\\d)(?=.*[a-z])', 2, true],
  ['^(a+;)?\\d*\\d*x$', 2, false],
  ['^\\S+\\s*\\S+$', 2, false],
  ['^\\p{L}+\\p{Script=Han}+$', 2, false],
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
  it.each(slow)('%s: with its power of %d', (pattern, degree, searching) => {
    expect(growthOf(pattern, unlimited)).toMatchObject({ degree, searching });
  });

  it.each(slow)('%s: measured', measured, (pattern, degree) => {
    const { attack, safeLength } = growthOf(pattern, unlimited) as NonNullable<
      ReturnType<typeof growthOf>
    >;
    const textOf = (length: number) => attackText(attack, length);
    expect(growth(pattern, textOf, safeLength / 4, 8)).toBeGreaterThan(
      8 ** Math.max(1.5, degree - 1.5),
    );
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

  it.each(fine)('%s: measured', measured, (pattern) => {
    for (const pump of ['a', '1', ' ', ',', 'ab', 'a-', 'a.', 'a@', '\n', 'A1']) {
      const textOf = (length: number) => pump.repeat(length / pump.length);
      expect(growth(pattern, textOf, 2000, 32), JSON.stringify(pump)).toBeLessThan(32 ** 1.5);
    }
  });
});

/** How many times longer a text takes that is so many times as long. */
function growth(
  pattern: string,
  textOf: (length: number) => string,
  length: number,
  factor: number,
): number {
  const expression = new RegExp(pattern, 'u');
  const [short, long] = [textOf(length), textOf(length * factor)];
  let times = 1;
  while (timeOf(expression, short, times) < 1 && times < 200) times *= 2;
  const once = quickest(expression, long, Math.ceil(times / factor)) / Math.ceil(times / factor);
  return once / (quickest(expression, short, times) / times);
}

const quickest = (expression: RegExp, text: string, times: number) =>
  Math.min(...[1, 2, 3].map(() => timeOf(expression, text, times)));

/** Returns milliseconds of the processor, which other programs don't use up as they do those of the clock. */
function timeOf(expression: RegExp, text: string, times: number): number {
  const start = process.cpuUsage();
  for (let time = 0; time < times; time++) expression.test(text);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** The attack pumped up to a length. */
function attackText({ pumps, suffix }: Attack, length: number): string {
  const share = length / pumps.length;
  const pumped = pumps.map(({ prefix, pump }) => prefix + pump.repeat(share / pump.length));
  return pumped.join('') + suffix;
}
