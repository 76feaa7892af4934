import type { Question } from '../compiled/form.ts';

/**
 * Returns whether a draft stores the answers of a question: neither secrets, nor answers that the visitor can't change,
 * which would hide those that are loaded later.
 */
export const isStored = ({ secret, readOnly }: Pick<Question, 'secret' | 'readOnly'>): boolean =>
  !secret && !readOnly;
