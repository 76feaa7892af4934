import { describeReplaced } from './format-value.ts';

/** What is wrong with an answer, by the rule that it breaks. */
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
  multipleOf: 'lies between two steps',
  minItems: 'has too few items',
  maxItems: 'has too many items',
  uniqueItems: 'has an item twice',
  contains: 'lacks an item that it needs',
};

/** "the message for a missing 'Region' is now … (was …)"; `it` is a question by its label, or "answer" for any. */
export const describeMessage = (keyword: string, it: string, was: unknown, is: unknown): string =>
  keyword === 'required'
    ? describeReplaced(`the message for a missing ${it}`, was, is)
    : describeReplaced(
        `the message where ${it === 'answer' ? 'an answer' : it} ${broken[keyword] ?? `breaks "${keyword}"`}`,
        was,
        is,
      );
