import { keysOf, layersOf, ownKeysOf } from '../../core/merge-given.ts';
import { escapePart, fromPointer, isInside } from '../../core/pointer.ts';
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

/**
 * Returns the places of answers in the body that a mapping makes. Calculated and fixed values are no answers. A value that
 * can be one answer or another tells neither.
 *
 * @param asks returns whether there is a question at a pointer, or inside of it
 */
export function placesOf(
  mapping: Mapping | undefined,
  asks: (pointer: string) => boolean,
  body = '',
  item?: string,
): BodyPlace[] {
  const read = readMapping(mapping);
  switch (read.form) {
    case 'from': {
      const answer = answerAt(read.from, item);
      if (answer === undefined) return [];
      const hidden = (read.except ?? []).map((pointer) => answer + pointer);
      const place = { body, answer, default: read.default, hidden };
      if (read.each === undefined) return [place];
      const items = placesOf(read.each, asks, `${body}/-`, `${answer}/-`);
      return [{ ...place, onlyItems: true }, ...items];
    }
    case 'merge': {
      const layers = read.parts.flatMap(layersOf);
      return layers.flatMap((layer, index) => {
        const [before, after] = [layers.slice(0, index), layers.slice(index + 1)];
        const keys = [...before.flatMap(ownKeysOf), ...after.flatMap(keysOf)];
        const isDoubtful = (place: BodyPlace) => {
          const [key = ''] = fromPointer(place.body.slice(body.length));
          return [...before, ...after].some((other) => isWritten(key, other, asks));
        };
        return placesOf(layer, asks, body, item).flatMap((place) => {
          if (place.body !== body) return isDoubtful(place) ? [] : [place];
          const hidden = keys.map((key) => `${place.answer}/${escapePart(key)}`);
          return [{ ...place, hidden: [...place.hidden, ...hidden] }];
        });
      });
    }
    case 'object':
      return read.entries.flatMap(([key, entry]) =>
        placesOf(entry, asks, `${body}/${escapePart(key)}`, item),
      );
    case 'list':
      return read.entries.flatMap((entry, index) =>
        placesOf(entry, asks, `${body}/${index}`, item),
      );
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

/** Returns whether a layer writes a key of its own, or by the answer to a question. */
function isWritten(key: string, layer: Mapping, asks: (pointer: string) => boolean): boolean {
  const read = readMapping(layer);
  if (read.form !== 'from') return ownKeysOf(layer).includes(key);
  const own = `/${escapePart(key)}`;
  const answers = answerAt(read.from, undefined);
  return answers !== undefined && asks(answers + own) && !read.except?.includes(own);
}
