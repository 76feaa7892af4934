import type { Question } from '../../../compiled/question.ts';
import { isObject } from '../../../core/is-object.ts';
import { lastKey } from '../../../core/pointer.ts';
import { formatEntry } from '../../../definition/formats.ts';
import { describeLimit } from '../../form/describe-limit.ts';
import { formatValue, joinList, quoteLabel } from './format-value.ts';

interface RuleDescription {
  /** Whether a rule that can be lifted is still one that an answer "must" follow. */
  isStrict?: true;
  /** Completes "must …" or "may …". */
  requirement: (value: unknown, questions: Question[]) => string;
  /** Of an upper limit: completes "may now …" after its removal. */
  lifted?: (value: unknown) => string;
}

const simpleRules: Record<string, RuleDescription> = {
  minLength: { requirement: (limit) => `have at least ${count(limit, 'character')}` },
  maxLength: {
    requirement: (limit) => `have ${count(limit, 'character')} at most`,
    lifted: (limit) => `have more than ${count(limit, 'character')}`,
  },
  minItems: { requirement: (limit) => `have at least ${count(limit, 'item')}` },
  maxItems: {
    requirement: (limit) => `have ${count(limit, 'item')} at most`,
    lifted: (limit) => `have more than ${count(limit, 'item')}`,
  },
  minimum: { requirement: (limit) => `be ${number(limit)} or more` },
  maximum: { requirement: (limit) => `be ${number(limit)} or less` },
  exclusiveMinimum: { requirement: (limit) => `be more than ${number(limit)}` },
  exclusiveMaximum: { requirement: (limit) => `be less than ${number(limit)}` },
  formatMinimum: { requirement: (limit) => `be ${describeLimit(limit)} or later` },
  formatMaximum: { requirement: (limit) => `be ${describeLimit(limit)} or earlier` },
  formatExclusiveMinimum: { requirement: (limit) => `be after ${describeLimit(limit)}` },
  formatExclusiveMaximum: { requirement: (limit) => `be before ${describeLimit(limit)}` },
  multipleOf: { requirement: (step) => `be a multiple of ${number(step)}` },
  pattern: { requirement: (pattern) => `match the pattern ${number(pattern)}` },
  format: {
    requirement: (format) =>
      `be ${formatEntry(String(format))?.noun ?? `of the format "${format}"`}`,
  },
  minContains: { requirement: (limit) => `have at least ${count(limit, 'such item')}` },
  maxContains: {
    requirement: (limit) => `have ${count(limit, 'such item')} at most`,
    lifted: (limit) => `have more than ${count(limit, 'such item')}`,
  },
  uniqueItems: { requirement: () => 'have no item twice' },
  const: {
    requirement: (value, questions) => {
      if (value === true) return 'be ticked or “yes”';
      const other = isObject(value) && typeof value.$data === 'string' ? value.$data : undefined;
      return other === undefined
        ? `be ${formatValue(value)}`
        : `be the same as ${answer(other, questions)}`;
    },
  },
};

/** Those that hold schemas of their own are described by these. */
const rules: Record<string, RuleDescription> = {
  ...simpleRules,
  enum: { requirement: (values) => `be ${oneOf(values)}` },
  not: {
    isStrict: true,
    requirement: (schema, questions) => `not ${requirementOf(schema, questions)}`,
    lifted: (schema) => requirementOf(schema, []),
  },
  anyOf: { requirement: (schemas, questions) => alternativesOf(schemas, questions) },
  oneOf: { requirement: (schemas, questions) => alternativesOf(schemas, questions) },
  contains: {
    requirement: (schema, questions) =>
      `have an item that must ${requirementOf(schema, questions)}`,
  },
};

/** Describes the rules of a schema, to complete "must …" or "may …". */
export function requirementOf(schema: unknown, questions: Question[]): string {
  const parts = Object.entries(isObject(schema) ? schema : {}).flatMap(([keyword, value]) =>
    isRule(keyword) ? [rules[keyword]?.requirement(value, questions) ?? ''] : [],
  );
  return parts.length === 0 ? 'follow a rule of its own' : joinList(parts);
}

const alternativesOf = (schemas: unknown, questions: Question[]): string =>
  (Array.isArray(schemas) ? schemas : [])
    .map((schema) => requirementOf(schema, questions))
    .join(', or ');

const oneOf = (values: unknown): string =>
  Array.isArray(values) ? values.map((value) => formatValue(value)).join(' or ') : 'nothing';

export const isRule = (keyword: string): boolean => Object.hasOwn(rules, keyword);

/** Describes a changed rule: "may now have 100 characters at most (was 250)". */
export function describeRule(
  keyword: string,
  oldValue: unknown,
  newValue: unknown,
  questions: Question[],
): string {
  const { requirement, lifted, isStrict } = rules[keyword] as RuleDescription;
  const verb = lifted && !isStrict ? 'may' : 'must';
  if (newValue === undefined) {
    return lifted
      ? `may now ${lifted(oldValue)}`
      : `no longer has to ${requirement(oldValue, questions)}`;
  }
  const before =
    oldValue === undefined ? '' : ` (was ${shortly(oldValue, requirement(oldValue, questions))})`;
  return `${verb} now ${requirement(newValue, questions)}${before}`;
}

const shortly = (value: unknown, text: string): string =>
  typeof value === 'number' ? String(value) : text.replace(/^(be|match the pattern) /, '');

const answer = (pointer: string, questions: Question[]): string => {
  const name = lastKey(pointer);
  const question = questions.find(({ pointer }) => pointer.endsWith(`/${name}`));
  return quoteLabel(question?.label ?? name);
};

const number = describeLimit;

const count = (value: unknown, what: string): string =>
  `${number(value)} ${what}${value === 1 ? '' : 's'}`;
