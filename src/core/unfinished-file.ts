import type { Question } from '../compiled/question.ts';
import type { Texts } from '../definition/texts.ts';

/**
 * Returns the message for an answer with a file that is not uploaded; `undefined` for every other answer. Modules of forms
 * contain this function as it stands, so it uses nothing from outside.
 */
export function unfinishedFileMessage(
  { display }: Question,
  answer: unknown,
  texts: Texts,
): string | undefined {
  if (display !== 'file') return undefined;
  const isUnfinished = [answer]
    .flat()
    .some((one) => one && Object.keys(one).every((key) => key === 'name' || key === 'size'));
  return isUnfinished ? texts.fileUnfinished : undefined;
}
