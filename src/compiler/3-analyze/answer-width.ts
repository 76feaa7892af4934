import type { QuestionContent } from '../../compiled/question.ts';
import { type AnswerWidth, widgetEntry } from '../../definition/widget-catalogue/index.ts';

/** The most characters of an answer of each width. */
const most = { short: 16, medium: 40 };

/**
 * Returns the width of the answers to a question: by its widget, for texts by the longest one; `undefined` for the whole
 * row.
 */
export function answerWidthOf(
  { widget, choices = [] }: Pick<QuestionContent, 'widget' | 'choices'>,
  maxLength: unknown,
): AnswerWidth | undefined {
  if (choices.some(({ label }) => label.length > most.medium)) return undefined;
  const width = widgetEntry(widget)?.answerWidth;
  if (width !== 'by-length') return width;
  if (typeof maxLength !== 'number' || maxLength > most.medium) return undefined;
  return maxLength <= most.short ? 'short' : 'medium';
}
