import type { CompiledForm } from '../../compiled/form.ts';
import type { CalledSource, ChoiceList } from '../../compiled/question.ts';
import { getAt, itemPointer } from '../pointer.ts';

/** The items that calls have brought for choices. */
export interface CalledChoices {
  /**
   * Returns the items of which a question offers choices; `undefined` while they are not known. Of a search, these are the
   * ones that were chosen; `undefined` where the answer is none of them.
   *
   * @param document the data sources, with the answers that the call sends
   * @param pointer pointer of the answer
   * @param list the list that the items are read as
   */
  itemsOf: (
    source: CalledSource,
    document: object,
    pointer: string,
    list: ChoiceList | undefined,
  ) => unknown[] | undefined;
  /**
   * Fetches the lists of a form ahead that is not on the screen yet; those of no other one any more, and of none without a
   * form.
   */
  fetchAhead?: (form: CompiledForm | undefined, progress: FollowedAnswers) => void;
}

/** Answers that change. */
export interface FollowedAnswers {
  state: { answers: Record<string, unknown> };
  sourcesOf: (form: CompiledForm) => object;
  subscribe: (listener: () => void) => () => void;
}

/** Returns the document with the item of a list that an answer is in, at /item. */
export function withItem(document: object, pointer: string): object {
  const item = itemPointer(pointer);
  return item === undefined ? document : { ...document, item: getAt(document, `/answers${item}`) };
}
