import { describe, expect, it } from 'vitest';
import { quantile, summarize } from './statistics.ts';

describe('quantile', () => {
  it('interpolates between the nearest values, in whatever order they come', () => {
    expect(quantile([4, 1, 3, 2], 0.5)).toBe(2.5);
    expect(quantile([4, 1, 3, 2], 0.25)).toBe(1.75);
    expect(quantile([10, 30, 20], 0.75)).toBe(25);
  });

  it('of one value is that value', () => {
    expect(quantile([7], 0.25)).toBe(7);
  });
});

describe('summarize', () => {
  const samples = [
    { measure: 'load', candidate: 'ours', value: 3 },
    { measure: 'load', candidate: 'ours', value: 1 },
    { measure: 'load', candidate: 'ours', value: 2 },
    { measure: 'load', candidate: 'plain', value: 100 },
    { measure: 'submit', candidate: 'ours', value: 50 },
  ];

  it('takes only the values of that measure and candidate', () => {
    expect(summarize(samples, 'load', 'ours')).toEqual({ median: 2, q1: 1.5, q3: 2.5 });
  });

  it('finds nothing where nothing was measured', () => {
    expect(summarize(samples, 'submit', 'plain')).toBeUndefined();
  });
});
