import { distance } from 'fastest-levenshtein';
import { synonymsOf } from '../../definition/foreign-words.ts';

/** Maximum number of similar words in a message. */
const maxAlike = 3;

/** Maximum number of alternatives in a message. */
export const maxListed = 13;

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
  if (near.length > 0) return asQuestion(near);
  return words.length > maxListed ? '' : possibleAre(words.map((one) => `"${one}"`));
}

const list = new Intl.ListFormat('en-GB');

/** Returns ' Possible are "a", "b" and "c".'; nothing where there are no alternatives. */
export function possibleAre(alternatives: string[]): string {
  if (alternatives.length === 0) return '';
  return alternatives.length === 1
    ? ` The only one is ${alternatives[0]}.`
    : ` Possible are ${list.format(alternatives)}.`;
}

/** Does the same for the name of a field, for which names with the same words are meant too. */
export function suggestField(name: string, known: Iterable<string>): string {
  const fields = [...new Set(known)];
  const similar = suggest(name, fields, []);
  const related = similar === '' ? withSameWords(name, fields) : [];
  return related.length > 0 ? asQuestion(related) : similar || suggest(name, fields);
}

const asQuestion = (near: string[]): string =>
  ` Did you mean ${near.map((one) => `"${one}"`).join(' or ')}?`;

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
  return found.slice(0, maxAlike);
}

const isAlike = (word: string, other: string) =>
  word.slice(0, 2) === other.slice(0, 2) || sorted(word) === sorted(other);

const sorted = (word: string) => [...word].sort().join('');

/** Returns the names that consist of the word and others, or of a part of its words: "colour" and "favourite_colour". */
function withSameWords(word: string, known: string[]): string[] {
  const own = wordsOf(word);
  const found = known.filter((candidate) => {
    const others = wordsOf(candidate);
    const [fewer, more] = own.length < others.length ? [own, others] : [others, own];
    return (
      fewer.length > 0 && fewer.length < more.length && fewer.every((one) => more.includes(one))
    );
  });
  return found.length > maxAlike ? [] : found;
}

/** Returns the words of a name in snake_case, kebab-case or camelCase, apart from very short ones. */
const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((one) => one.length > 2);
