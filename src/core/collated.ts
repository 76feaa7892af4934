/** Compares JSON values, with the texts in them by a collation. */
interface Collated {
  isSame: (one: unknown, other: unknown) => boolean;
  /** Lists the values that came before in the same list, with the index of the first of them; not missing ones. */
  repeated: (values: unknown[]) => [index: number, first: number][];
}

/**
 * Returns functions that compare JSON values, with the texts in them by a collation: "ada" is "Ada" where it ignores
 * case. It is the same for readers of all languages, so that pages and the provider agree. Compiled validators contain this
 * function as it stands, so it uses nothing from outside.
 *
 * @param options the options of `Intl.Collator` that say which differences count; without them, each does
 */
export function collated(options?: Intl.CollatorOptions): Collated {
  const ofText = (one: string, other: string) => (one < other ? -1 : Number(one > other));
  // English has no order of its own beside that of Unicode.
  const compare = options ? new Intl.Collator('en', options).compare : ofText;
  const kindOf = (value: unknown) => {
    if (typeof value === 'string') return 'text';
    if (typeof value !== 'object' || !value) return `plain ${value}`;
    return Array.isArray(value) ? 'list' : 'group';
  };
  /** Orders any values, so that the same ones are neighbours. */
  const order = (one: unknown, other: unknown): number => {
    if (typeof one === 'string' && typeof other === 'string') return compare(one, other);
    const [kind, otherKind] = [kindOf(one), kindOf(other)];
    if (kind !== otherKind || kind.startsWith('plain')) return ofText(kind, otherKind);
    const [entries, others] = [one, other].map((value) =>
      Object.entries(value as object).sort(([a], [b]) => ofText(a, b)),
    ) as [[string, unknown][], [string, unknown][]];
    return entries.reduce(
      (found, [key, value], index) =>
        found || ofText(key, others[index]?.[0] ?? '') || order(value, others[index]?.[1]),
      entries.length - others.length,
    );
  };
  return {
    isSame: (one, other) => order(one, other) === 0,
    repeated(values) {
      const sorted = [...values.keys()]
        .filter((index) => values[index] !== undefined)
        .sort((a, b) => order(values[a], values[b]) || a - b);
      const pairs: [number, number][] = [];
      let first = sorted[0] ?? 0;
      for (const index of sorted.slice(1)) {
        if (order(values[index], values[first]) === 0) pairs.push([index, first]);
        else first = index;
      }
      return pairs.sort(([a], [b]) => a - b);
    },
  };
}
