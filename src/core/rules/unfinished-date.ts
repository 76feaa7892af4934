import type { Question } from '../../compiled/question.ts';
import type { Texts } from '../../definition/texts.ts';

/**
 * Returns the message for an unfinished date, "2027-3-", or month, "2027-", which names the missing parts; `undefined` for
 * every other answer. Modules of forms contain this function as it stands, so it uses nothing from outside.
 *
 * @param language BCP 47 tag of the message; that of the browser without one
 */
export function unfinishedDateMessage(
  { keepsUnfinished }: Question,
  answer: unknown,
  texts: Texts,
  language?: string,
): string | undefined {
  if (!keepsUnfinished) return undefined;
  const parts = String(answer).split('-').reverse();
  if (parts.length < 2) return undefined;
  const names = [texts.day, texts.month, texts.year].slice(-parts.length);
  const missing = names.filter((_, index) => parts[index] === '');
  if (parts.length !== names.length || missing.length === 0) return undefined;
  return texts.datePartsMissing.replace('{parts}', new Intl.ListFormat(language).format(missing));
}
