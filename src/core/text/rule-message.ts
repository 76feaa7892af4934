import type { CompiledForm } from '../../compiled/form.ts';
import type { Question } from '../../compiled/question.ts';
import type { RuleError } from '../../compiled/validate.ts';
import { fill } from '../../definition/texts.ts';

/**
 * Returns the message of a broken rule as visitors read it: "{limit}" is the limit or the step of the rule, or
 * the only value that it allows.
 *
 * @param parts those that a form has where one of its messages needs them
 * @param language BCP 47 tag; that of the browser without one
 */
export function ruleMessage(
  message: string,
  { params }: Pick<RuleError, 'params'>,
  question: Question | undefined,
  { limitText, pickPlurals }: Pick<CompiledForm, 'limitText' | 'pickPlurals'>,
  language: string | undefined,
): string {
  const { multipleOf, allowedValue, limit: written = multipleOf ?? allowedValue } = params;
  const choice =
    allowedValue === undefined
      ? undefined
      : question?.choices?.find(({ value }) => value === written);
  const limit = choice?.label ?? limitText?.(written, question, language) ?? written;
  const words = pickPlurals?.(message, params, language) ?? message;
  return fill(words, { ...params, limit, label: question?.label });
}
