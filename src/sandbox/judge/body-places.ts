import { escapePart, isInside } from '../../core/pointer.ts';
import { readMapping } from '../../core/read-mapping.ts';
import type { Mapping } from '../../definition/files/mapping.ts';

/** A place in the body of a call that holds answers. In both pointers, "-" is any item of a list. */
export interface BodyPlace {
  /** Pointer in the body. */
  body: string;
  /** Pointer in the answers; "" is all of them. */
  answer: string;
  /** Whether the place tells only how many items a list has: mappings of their own tell what is in them. */
  onlyItems?: true;
  /** The value that stands here without an answer. */
  default?: unknown;
  /** Pointers of answers below `answer` that do not stand here. */
  hidden: string[];
}

/** Returns the places of answers in the body that a mapping makes. Calculated and fixed values are no answers. */
export function placesOf(mapping: Mapping | undefined, body = '', item?: string): BodyPlace[] {
  const read = readMapping(mapping);
  switch (read.form) {
    case 'from': {
      const answer = answerAt(read.from, item);
      if (answer === undefined) return [];
      const hidden = (read.except ?? []).map((pointer) => answer + pointer);
      const place = { body, answer, default: read.default, hidden };
      if (read.each === undefined) return [place];
      const items = placesOf(read.each, `${body}/-`, `${answer}/-`);
      return [{ ...place, onlyItems: true }, ...items];
    }
    case 'merge':
      return read.parts.flatMap((part, index) => {
        const replaced = read.parts.slice(index + 1).flatMap(keysOf);
        return placesOf(part, body, item).map((place) =>
          place.body === body ? { ...place, hidden: [...place.hidden, ...replaced] } : place,
        );
      });
    case 'object':
      return read.entries.flatMap(([key, entry]) =>
        placesOf(entry, `${body}/${escapePart(key)}`, item),
      );
    case 'list':
      return read.entries.flatMap((entry, index) => placesOf(entry, `${body}/${index}`, item));
    default:
      return [];
  }
}

/** Returns whether a place tells the answer at a pointer, and all that is in it. */
export const tells = ({ answer, onlyItems, hidden }: BodyPlace, pointer: string): boolean =>
  (onlyItems ? pointer === answer : isInside(pointer, answer)) &&
  !hidden.some((one) => isInside(pointer, one) || isInside(one, pointer));

function answerAt(from: string, item: string | undefined): string | undefined {
  if (isInside(from, '/answers')) return from.slice('/answers'.length);
  return item !== undefined && isInside(from, '/item')
    ? item + from.slice('/item'.length)
    : undefined;
}

/** Returns the keys that a part of a merge writes, as pointers, where the definition names them. */
function keysOf(mapping: Mapping): string[] {
  const read = readMapping(mapping);
  if (read.form === 'merge') return read.parts.flatMap(keysOf);
  return read.form === 'object' ? read.entries.map(([key]) => `/${escapePart(key)}`) : [];
}
