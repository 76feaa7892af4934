import type { Question } from '../../compiled/question.ts';

/**
 * Returns whether a draft stores the answers of a question: neither secrets, nor answers that the visitor can't change,
 * which would hide those that are loaded later, nor calculated ones, which are calculated again. The choice that an item
 * is for is stored with the item.
 */
export const isStored = ({
  secret,
  readOnly,
  calculated,
  itemKey,
}: Pick<Question, 'secret' | 'readOnly' | 'calculated' | 'itemKey'>): boolean =>
  !secret && !readOnly && (!calculated || itemKey === true);
