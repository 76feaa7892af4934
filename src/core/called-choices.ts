import type { CallSource } from '../definition/files/choice-source.ts';
import { getAt, itemPointer } from './pointer.ts';

/** The items that calls have brought for choices. */
export interface CalledChoices {
  /**
   * Returns the items of which a question offers choices; `undefined` while they are not known.
   *
   * @param document the data sources, with the answers that the call sends
   * @param pointer pointer of the answer
   */
  itemsOf: (source: CallSource, document: object, pointer: string) => unknown[] | undefined;
}

/** Returns the document with the item of a list that an answer is in, at /item. */
export function withItem(document: object, pointer: string): object {
  const item = itemPointer(pointer);
  return item === undefined ? document : { ...document, item: getAt(document, `/answers${item}`) };
}
