/**
 * Returns a function that compares two JSON values, with the texts in them by a collation: "ada" is "Ada" where it ignores
 * case. It is the same for readers of all languages, so that pages and the provider agree. Compiled validators contain this
 * function as it stands, so it uses nothing from outside.
 *
 * @param options the options of `Intl.Collator` that say which differences count
 */
export function collated(options: Intl.CollatorOptions): (one: unknown, other: unknown) => boolean {
  // English has no order of its own beside that of Unicode.
  const { compare } = new Intl.Collator('en', options);
  const isSame = (one: unknown, other: unknown): boolean => {
    if (typeof one === 'string' && typeof other === 'string') return compare(one, other) === 0;
    if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) {
      return one === other;
    }
    const [entries, others] = [Object.entries(one), new Map(Object.entries(other))];
    return (
      Array.isArray(one) === Array.isArray(other) &&
      entries.length === others.size &&
      entries.every(([key, value]) => others.has(key) && isSame(value, others.get(key)))
    );
  };
  return isSame;
}
