/** One value that was measured: for a candidate, in a repeat. */
export interface Sample {
  measure: string;
  candidate: string;
  value: number;
}

/** Takes down samples while the bench runs. */
export class Samples {
  readonly all: Sample[] = [];

  /** @param values by measure, below `prefix`; `undefined` is no sample */
  add(candidate: string, prefix: string, values: Record<string, number | undefined>): void {
    for (const [name, value] of Object.entries(values)) {
      if (value !== undefined) this.all.push({ measure: `${prefix}.${name}`, candidate, value });
    }
  }
}
