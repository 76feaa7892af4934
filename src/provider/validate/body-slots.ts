import { keysOf, layersOf, ownKeysOf } from '../../core/mapping/merge-given.ts';
import { partsOfMapping, readMapping } from '../../core/mapping/read-mapping.ts';
import { escapePart, fromPointer, isInside } from '../../core/pointer.ts';
import type { Mapping } from '../../definition/files/mapping.ts';

/** A slot of a call's body that holds answers. In both pointers, "-" is any item of a list. */
export interface BodySlot {
  /** Pointer in the body. */
  body: string;
  /** Pointer in the answers; "" is all of them. */
  answer: string;
  /** Whether the slot has only the number of items of a list; their content has mappings of its own. */
  onlyItems?: true;
  /** The value of the slot without an answer. */
  default?: unknown;
  /** Pointers of answers below `answer` that the slot does not have. */
  hidden: string[];
}

/** What is known of the screen whose answers a mapping reads. */
interface KnownOfScreen {
  /** Returns whether there is a question at a pointer, or inside of it. */
  asks: (pointer: string) => boolean;
  /**
   * Returns whether a condition of the mapping holds, by its number; `undefined` where that is not known, and "either" to
   * get the slots of both sides.
   */
  holds: (test: number) => boolean | 'either' | undefined;
}

/**
 * Returns the slots of answers in the body that a mapping makes. Calculated and fixed values are no answers. A value that
 * can be one answer or another covers neither.
 */
export function slotsOf(
  mapping: Mapping | undefined,
  known: KnownOfScreen,
  body = '',
  item?: string,
): BodySlot[] {
  const read = readMapping(mapping === undefined ? mapping : chosenBy(known, mapping));
  switch (read.form) {
    case 'from': {
      const answer = answerAt(read.from, item);
      if (answer === undefined) return [];
      const hidden = (read.except ?? []).map((pointer) => answer + pointer);
      const slot = { body, answer, default: read.default, hidden };
      if (read.each === undefined) return [slot];
      const items = slotsOf(read.each, known, `${body}/-`, `${answer}/-`);
      return [{ ...slot, onlyItems: true }, ...items];
    }
    case 'merge': {
      const layers = read.parts.map((part) => chosenBy(known, part)).flatMap(layersOf);
      return layers.flatMap((layer, index) => {
        const [before, after] = [layers.slice(0, index), layers.slice(index + 1)];
        const keys = [...before.flatMap(ownKeysOf), ...after.flatMap(keysOf)];
        const isDoubtful = (slot: BodySlot) => {
          const [key = ''] = fromPointer(slot.body.slice(body.length));
          return [...before, ...after].some((other) => isWritten(key, other, known.asks));
        };
        return slotsOf(layer, known, body, item).flatMap((slot) => {
          if (slot.body !== body) return isDoubtful(slot) ? [] : [slot];
          const hidden = keys.map((key) => `${slot.answer}/${escapePart(key)}`);
          return [{ ...slot, hidden: [...slot.hidden, ...hidden] }];
        });
      });
    }
    case 'object':
      return read.entries.flatMap(([key, entry]) =>
        slotsOf(entry, known, `${body}/${escapePart(key)}`, item),
      );
    case 'list':
      return read.entries.flatMap((entry, index) =>
        slotsOf(entry, known, `${body}/${index}`, item),
      );
    case 'when':
      return known.holds(testOf(read.when)) === 'either'
        ? partsOfMapping(mapping).flatMap((part) => slotsOf(part.mapping, known, body, item))
        : [];
    default:
      return [];
  }
}

/** Returns the mapping that a known condition chooses; any other mapping as it is. */
function chosenBy(known: KnownOfScreen, mapping: Mapping): Mapping {
  const read = readMapping(mapping);
  const holds = read.form === 'when' ? known.holds(testOf(read.when)) : undefined;
  if (read.form !== 'when' || typeof holds !== 'boolean') return mapping;
  return chosenBy(known, (holds ? read.then : read.else) ?? null);
}

const testOf = (when: { $test?: number }): number => when.$test ?? -1;

/** Returns whether a slot covers the whole answer at a pointer. */
export const covers = ({ answer, onlyItems, hidden }: BodySlot, pointer: string): boolean =>
  (onlyItems ? pointer === answer : isInside(pointer, answer)) &&
  !hidden.some((one) => isInside(pointer, one) || isInside(one, pointer));

/** Returns the pointer in the body of an answer that a slot has. */
export const pointerInBody = ({ body, answer }: BodySlot, pointer: string): string =>
  body + pointer.slice(answer.length);

function answerAt(from: string, item: string | undefined): string | undefined {
  if (isInside(from, '/answers')) return from.slice('/answers'.length);
  return item !== undefined && isInside(from, '/item')
    ? item + from.slice('/item'.length)
    : undefined;
}

/** Returns whether a layer writes a key of its own, or by the answer to a question. */
function isWritten(key: string, layer: Mapping, asks: (pointer: string) => boolean): boolean {
  const read = readMapping(layer);
  if (read.form === 'when') {
    return partsOfMapping(layer).some((part) => isWritten(key, part.mapping, asks));
  }
  if (read.form !== 'from') return ownKeysOf(layer).includes(key);
  const own = `/${escapePart(key)}`;
  const answers = answerAt(read.from, undefined);
  return answers !== undefined && asks(answers + own) && !read.except?.includes(own);
}
