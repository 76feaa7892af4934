/** The result of a measurement. */
export interface Measured {
  what: string;
  screens: number;
  /** Milliseconds, the median of several rounds, or a number of other units. */
  value: number;
  /** Unit of the number, if not milliseconds. */
  unit?: 'MB' | 'kB' | '';
}

/** How long something takes, in milliseconds. */
export async function milliseconds<T>(
  work: () => Promise<T>,
): Promise<{ result: T; time: number }> {
  const start = performance.now();
  const result = await work();
  return { result, time: performance.now() - start };
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
