import type { Question } from '../../compiled/question.ts';
import { dateText } from './date-text.ts';
import { numberText } from './number-text.ts';

/**
 * Returns the limit of a rule as readers of a language write it in an answer to the question.
 *
 * @param language BCP 47 tag; that of the browser without one
 */
export function limitText(
  limit: unknown,
  question: Pick<Question, 'unit' | 'numberFormat'> | undefined,
  language: string | undefined,
): unknown {
  if (typeof limit === 'string') return dateText(limit, language);
  if (typeof limit !== 'number') return limit;
  return numberText(limit, language, {
    ...question?.numberFormat,
    mayBeYear: !question?.unit && !question?.numberFormat,
  });
}
