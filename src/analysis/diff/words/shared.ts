import type { Difference } from '../compare/difference.ts';
import { askedIn, factWords, fieldName, type Products } from './fact.ts';
import { messageWords } from './message.ts';
import { listed } from './value.ts';

/** More questions than these are counted rather than named. */
const mostNamed = 3;

/** What is otherwise in the same way at several places. */
export function sharedWords(
  { fact, places }: Extract<Difference, { kind: 'shared' }>,
  products: Products,
): string[] {
  if (fact.now.kind === 'screen') {
    return factWords(fact, askedIn(fact), products).map(
      (sentence) => `${sentence}, on ${places.length} screens`,
    );
  }
  const sentence = messageWords(fact.name.slice('message.'.length), 'answer', fact.was, fact.is);
  const names = [...new Set(places.map(({ now, path }) => fieldName(now, path)))];
  const many = names.length > mostNamed;
  return [`${sentence}, at ${many ? `${places.length} questions` : listed(names)}`];
}
