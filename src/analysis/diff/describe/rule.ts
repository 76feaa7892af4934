import type { Question } from '../../../compiled/form.ts';
import { isObject } from '../../../core/is-object.ts';
import { lastKey } from '../../../core/pointer.ts';

import { formatValue, quoteLabel } from './format-value.ts';

interface RuleWords {
  /** What the rule asks for, behind "must" or "may". */
  says: (value: unknown, questions: Question[]) => string;
  /** For upper limits: what is possible once there is none. */
  lifted?: (value: unknown) => string;
}

const formats: Record<string, string> = {
  email: 'an email address',
  uri: 'a web address',
  date: 'a day',
  phone: 'a phone number',
};

const rules: Record<string, RuleWords> = {
  minLength: { says: (limit) => `have at least ${count(limit, 'character')}` },
  maxLength: {
    says: (limit) => `have ${count(limit, 'character')} at most`,
    lifted: (limit) => `have more than ${count(limit, 'character')}`,
  },
  minItems: { says: (limit) => `have at least ${count(limit, 'item')}` },
  maxItems: {
    says: (limit) => `have ${count(limit, 'item')} at most`,
    lifted: (limit) => `have more than ${count(limit, 'item')}`,
  },
  minimum: { says: (limit) => `be ${number(limit)} or more` },
  maximum: { says: (limit) => `be ${number(limit)} or less` },
  exclusiveMinimum: { says: (limit) => `be more than ${number(limit)}` },
  exclusiveMaximum: { says: (limit) => `be less than ${number(limit)}` },
  multipleOf: { says: (step) => `be a multiple of ${number(step)}` },
  pattern: { says: (pattern) => `match the pattern ${number(pattern)}` },
  format: { says: (format) => `be ${formats[String(format)] ?? `of the format "${format}"`}` },
  uniqueItems: { says: () => 'have no item twice' },
  const: {
    says: (value, questions) => {
      if (value === true) return 'be ticked or “yes”';
      const other = isObject(value) && typeof value.$data === 'string' ? value.$data : undefined;
      return other === undefined
        ? `be ${formatValue(value)}`
        : `be the same as ${answer(other, questions)}`;
    },
  },
};

export const isRule = (keyword: string): boolean => Object.hasOwn(rules, keyword);

/** What a rule now asks of an answer: "may now have 100 characters at most (was 250)". */
export function describeRule(
  keyword: string,
  was: unknown,
  is: unknown,
  questions: Question[],
): string {
  const { says, lifted } = rules[keyword] as RuleWords;
  const verb = lifted ? 'may' : 'must';
  if (is === undefined) {
    return lifted ? `may now ${lifted(was)}` : `no longer has to ${says(was, questions)}`;
  }
  const before = was === undefined ? '' : ` (was ${shortly(was, says(was, questions))})`;
  return `${verb} now ${says(is, questions)}${before}`;
}

const shortly = (value: unknown, words: string): string =>
  typeof value === 'number' ? String(value) : words.replace(/^(be|match the pattern) /, '');

const answer = (pointer: string, questions: Question[]): string => {
  const name = lastKey(pointer);
  const question = questions.find(({ pointer }) => pointer.endsWith(`/${name}`));
  return quoteLabel(question?.label ?? name);
};

const number = (value: unknown): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);

const count = (value: unknown, what: string): string =>
  `${number(value)} ${what}${value === 1 ? '' : 's'}`;
