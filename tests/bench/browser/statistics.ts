import type { Sample } from './sample.ts';

export interface Summary {
  median: number;
  /** Quartiles. */
  q1: number;
  q3: number;
}

/** Summarizes the values of a candidate; `undefined` where there are none. */
export function summarize(
  samples: Sample[],
  measure: string,
  candidate: string,
): Summary | undefined {
  const values = samples
    .filter((sample) => sample.measure === measure && sample.candidate === candidate)
    .map(({ value }) => value);
  if (values.length === 0) return undefined;
  return {
    median: quantile(values, 0.5),
    q1: quantile(values, 0.25),
    q3: quantile(values, 0.75),
  };
}

/** Returns the median of the ratios of two candidates in the same repeats; not a number where they share none. */
export function medianRatio(
  samples: Sample[],
  measure: string,
  candidate: string,
  base: string,
): number {
  const own = samples.filter((sample) => sample.measure === measure);
  const ratios = own
    .filter((sample) => sample.candidate === candidate)
    .flatMap(({ repeat, value }) =>
      own
        .filter((sample) => sample.candidate === base && sample.repeat === repeat)
        .map((sample) => value / sample.value),
    );
  return quantile(ratios, 0.5);
}

/** Interpolates between the two nearest values, as R's type 7 does. */
export function quantile(values: number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const position = (sorted.length - 1) * part;
  const low = sorted[Math.floor(position)] ?? Number.NaN;
  const high = sorted[Math.ceil(position)] ?? Number.NaN;
  return low + (high - low) * (position - Math.floor(position));
}
