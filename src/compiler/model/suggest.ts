import { distance } from 'fastest-levenshtein';
import { synonymsOf } from './synonyms.ts';

/** Longest list of words to choose from that is still worth reading. */
const longest = 12;

/**
 * ' Did you mean "x"?' where a known word is near enough, else what there is to choose from.
 *
 * @param listed what there is to choose from, if that is more than what can have been meant
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
  if (words.length === 0 || words.length > longest) return '';
  const quoted = words.map((one) => `"${one}"`);
  return quoted.length === 1
    ? ` The only one is ${quoted[0]}.`
    : ` Possible are ${quoted.slice(0, -1).join(', ')} and ${quoted.at(-1)}.`;
}

/** The one word that can have been meant, if there is just one. */
export function closestName(word: string, known: Iterable<string>): string | undefined {
  const near = nearest(word, [...new Set(known)]);
  return near.length === 1 ? near[0] : undefined;
}

/**
 * The nearest words, if they are near enough: two signs, or a third of the word, may be wrong; further is a guess. Of a
 * word of four letters two may be wrong only where it begins alike, or where letters have changed places.
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
