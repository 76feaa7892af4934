import { dots, fold } from './option-search.ts';

/**
 * Returns where the part of a label begins and ends that a typed text has found: at its start, at the start of a word, or
 * inside of one, as the list finds it. `undefined` where the text has found the label by another name, or not at all.
 */
export function matchedPart(label: string, typed: string): [number, number] | undefined {
  const query = fold(typed);
  if (query === '') return undefined;
  let folded = '';
  /** Where each letter of `folded` begins and ends in the label. */
  const places: { start: number; end: number }[] = [];
  let end = 0;
  for (const letter of label.replace(dots, accent)) {
    const start = end;
    end += letter.length;
    const last = places.at(-1);
    const own = fold(letter);
    if (own === '' && /\p{M}/u.test(letter)) {
      // Such as the accent of the letter before.
      if (last) last.end = end;
    } else if (own !== '' || (folded !== '' && !folded.endsWith(' '))) {
      for (const unit of own || ' ') {
        folded += unit;
        for (const _ of unit.split('')) places.push({ start, end });
      }
    }
  }
  const found = ` ${folded}`.indexOf(` ${query}`);
  const first = found >= 0 ? found : folded.indexOf(query);
  const [from, to] = [places[first], places[first + query.length - 1]];
  return from && to && [from.start, to.end];
}

/** A sign that `fold` leaves out. */
const accent = '\u0307';
