import type { Question } from '../../compiled/question.ts';
import type { RuleError } from '../../compiled/validate.ts';
import { limitText } from '../../core/text/limit-text.ts';
import { pickPlurals } from '../../core/text/plural.ts';
import { fill } from '../../definition/texts.ts';

/**
 * Returns the message of a broken rule as visitors read it. The engine does the same with the parts that a form needs.
 *
 * @param language BCP 47 tag; that of the browser without one
 */
export function ruleMessage(
  message: string,
  { params }: Pick<RuleError, 'params'>,
  question: Question,
  language: string | undefined,
): string {
  const { multipleOf, limit: written = multipleOf } = params;
  const limit = limitText(written, question, language);
  const words = pickPlurals(message, params, language);
  return fill(words, { ...params, limit, label: question.label });
}
