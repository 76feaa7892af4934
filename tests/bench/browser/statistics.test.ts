// Proves that the bench takes medians, quartiles and ratios as statistics define them.
import { describe, expect, it } from 'vitest';
import { medianRatio, quantile, summarize } from './statistics.ts';

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

describe('samples', () => {
  const samples = [
    { measure: 'load', candidate: 'ours', repeat: 0, value: 3 },
    { measure: 'load', candidate: 'ours', repeat: 1, value: 1 },
    { measure: 'load', candidate: 'ours', repeat: 2, value: 2 },
    { measure: 'load', candidate: 'plain', repeat: 0, value: 1 },
    { measure: 'load', candidate: 'plain', repeat: 2, value: 2 },
    { measure: 'submit', candidate: 'ours', repeat: 0, value: 50 },
  ];

  it('are summarized by measure and candidate', () => {
    expect(summarize(samples, 'load', 'ours')).toEqual({ median: 2, q1: 1.5, q3: 2.5 });
  });

  it('have no summary where nothing was measured', () => {
    expect(summarize(samples, 'submit', 'plain')).toBeUndefined();
  });

  it('are set in relation within the same repeat', () => {
    expect(medianRatio(samples, 'load', 'ours', 'plain')).toBe(2);
    expect(medianRatio(samples, 'submit', 'ours', 'plain')).toBeNaN();
  });
});
