import { ruleKeyword } from '../../../core/broken-rule.ts';
import { describeReplaced } from './format-value.ts';

/** Clauses about an answer that breaks a rule, by keyword. */
const broken: Record<string, string> = {
  type: 'is of another kind',
  const: 'is not the right one',
  choices: 'is none of the choices',
  anyOf: 'fits none of its rules',
  oneOf: 'fits none of its rules',
  not: 'is ruled out',
  format: 'is not written as it should be',
  pattern: 'does not match its pattern',
  minLength: 'is too short',
  maxLength: 'is too long',
  minimum: 'is too small',
  maximum: 'is too large',
  exclusiveMinimum: 'is too small',
  exclusiveMaximum: 'is too large',
  formatMinimum: 'is too early',
  formatMaximum: 'is too late',
  formatExclusiveMinimum: 'is too early',
  formatExclusiveMaximum: 'is too late',
  multipleOf: 'lies between two steps',
  minItems: 'has too few items',
  maxItems: 'has too many items',
  uniqueItems: 'has an item twice',
  contains: 'lacks an item that it needs',
};

/** Describes a changed message: "the message for a missing 'Region' is now … (was …)". `it` is the label, or "answer" for any. */
export const describeMessage = (
  keyword: string,
  it: string,
  oldValue: unknown,
  newValue: unknown,
): string =>
  keyword === 'required'
    ? describeReplaced(`the message for a missing ${it}`, oldValue, newValue)
    : describeReplaced(
        `the message where ${it === 'answer' ? 'an answer' : it} ${broken[ruleKeyword(keyword)] ?? `breaks "${keyword}"`}`,
        oldValue,
        newValue,
      );
