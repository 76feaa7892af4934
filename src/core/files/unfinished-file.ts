import type { Question } from '../../compiled/question.ts';
import type { Texts } from '../../definition/texts.ts';

/**
 * Returns the message for an answer with a file that is not uploaded, or whose content is gone; `undefined` for every
 * other answer. Modules of forms contain this function as it stands, so it uses nothing from outside.
 */
export function unfinishedFileMessage(
  { display, sentFiles }: Question,
  answer: unknown,
  texts: Texts,
): string | undefined {
  if (display !== 'file') return undefined;
  const files: object[] = [answer].flat().filter((one) => typeof one === 'object' && one !== null);
  if (sentFiles) return files.some((one) => !('part' in one)) ? texts.fileMissing : undefined;
  const isUnfinished = files.some((one) =>
    Object.keys(one).every((key) => key === 'name' || key === 'size'),
  );
  return isUnfinished ? texts.fileUnfinished : undefined;
}
