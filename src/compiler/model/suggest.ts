import { distance } from 'fastest-levenshtein';
import { synonymsOf } from './synonyms.ts';

/** Maximum number of alternatives in a message. */
const maxListed = 12;

/**
 * Returns ' Did you mean "x"?' for similar words or synonyms, otherwise the list of alternatives.
 *
 * @param listed the alternatives, if these are more than the words to compare with
 */
export function suggest(
  word: string,
  known: Iterable<string>,
  listed: Iterable<string> = known,
): string {
  const candidates = [...new Set(known)];
  const alike = nearest(word, candidates);
  const near = alike.length > 0 ? alike : synonymsOf(word, candidates);
  const words = [...new Set(listed)];
  if (near.length > 0) return ` Did you mean ${near.map((one) => `"${one}"`).join(' or ')}?`;
  if (words.length === 0 || words.length > maxListed) return '';
  const quoted = words.map((one) => `"${one}"`);
  return quoted.length === 1
    ? ` The only one is ${quoted[0]}.`
    : ` Possible are ${quoted.slice(0, -1).join(', ')} and ${quoted.at(-1)}.`;
}

/** Returns the most similar word, if there is exactly one. */
export function closestName(word: string, known: Iterable<string>): string | undefined {
  const near = nearest(word, [...new Set(known)]);
  return near.length === 1 ? near[0] : undefined;
}

/**
 * Returns the most similar words. Two characters, or a third of the word, may differ. In a word of up to four letters,
 * two may differ only if the beginnings are equal or the letters are transposed.
 */
function nearest(word: string, known: string[]): string[] {
  const lower = word.toLowerCase();
  let best = Number.POSITIVE_INFINITY;
  let found: string[] = [];
  for (const candidate of known) {
    const allowed = Math.max(Math.min(2, candidate.length - 2), Math.floor(candidate.length / 3));
    if (Math.abs(candidate.length - word.length) > allowed) continue;
    const far = distance(lower, candidate.toLowerCase());
    if (far > allowed || far > best) continue;
    if (candidate.length <= 4 && far > 1 && !isAlike(lower, candidate.toLowerCase())) continue;
    if (far < best) found = [];
    best = far;
    found.push(candidate);
  }
  return found.slice(0, 3);
}

const isAlike = (word: string, other: string) =>
  word.slice(0, 2) === other.slice(0, 2) || sorted(word) === sorted(other);

const sorted = (word: string) => [...word].sort().join('');
