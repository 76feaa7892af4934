/** One value that was measured: for a candidate, in a repeat. */
export interface Sample {
  measure: string;
  candidate: string;
  repeat: number;
  value: number;
}

/** Values by the name of what was measured; `undefined` is no sample. */
type Values = Record<string, number | undefined>;

/** Takes down samples while the bench runs. */
export class Samples {
  readonly all: Sample[] = [];

  /** The repeat that is under way. */
  repeat = 0;

  /**
   * Measures something of a candidate. A failure is printed and leaves a gap: the other values of a long run stay.
   *
   * @param prefix of the measures' names
   */
  async take(candidate: string, prefix: string, measure: () => Promise<Values>): Promise<void> {
    try {
      for (const [name, value] of Object.entries(await measure())) {
        if (value === undefined) continue;
        this.all.push({ measure: `${prefix}.${name}`, candidate, repeat: this.repeat, value });
      }
    } catch (error) {
      console.error(`${candidate}, ${prefix}: ${error}`);
    }
  }
}
