import type { CallSource } from '../definition/files/choice-source.ts';

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
