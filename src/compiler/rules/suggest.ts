import { closest, distance } from 'fastest-levenshtein';

/** ' Did you mean "x"?' where one of the known words is near enough, else what there is to choose from. */
export function suggest(word: string, known: readonly string[]): string {
  if (known.length === 0) return '';
  const nearest = closest(word, [...known]);
  // A third of the word may be wrong; beyond that, a guess misleads.
  if (distance(word, nearest) <= Math.max(2, Math.floor(nearest.length / 3))) {
    return ` Did you mean "${nearest}"?`;
  }
  return known.length <= 12 ? ` There is ${known.map((name) => `"${name}"`).join(', ')}.` : '';
}
