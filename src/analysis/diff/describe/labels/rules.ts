import type { Question } from '../../../../compiled/question.ts';
import { ruleKeyword } from '../../../../core/form/broken-rule.ts';
import { isObject } from '../../../../core/is-object.ts';
import { lastKey } from '../../../../core/pointer.ts';
import { formatEntry } from '../../../../definition/formats.ts';
import { describeLimit } from '../../../form/describe-limit.ts';
import { formatValue, joinList, quoteLabel } from '../format-value.ts';
import type { Label } from '../label.ts';

/** Nouns for the rules of an answer, by keyword. */
const ruleNames: Record<string, string> = {
  required: 'requirement',
  type: 'type',
  const: 'required value',
  enum: 'list of values',
  choices: 'list of choices',
  anyOf: 'set of alternatives',
  oneOf: 'set of alternatives',
  not: 'exclusion',
  format: 'format',
  pattern: 'pattern',
  minLength: 'minimum length',
  maxLength: 'maximum length',
  minimum: 'minimum',
  maximum: 'maximum',
  exclusiveMinimum: 'exclusive minimum',
  exclusiveMaximum: 'exclusive maximum',
  formatMinimum: 'earliest value',
  formatMaximum: 'latest value',
  formatExclusiveMinimum: 'exclusive earliest value',
  formatExclusiveMaximum: 'exclusive latest value',
  multipleOf: 'step',
  minItems: 'minimum number of items',
  maxItems: 'maximum number of items',
  uniqueItems: 'uniqueness of items',
  contains: 'required item',
  minContains: 'minimum number of required items',
  maxContains: 'maximum number of required items',
};

/** Returns the label of a rule; `path` leads to it from the schema of its question: "allOf/1/pattern". */
export const ruleLabel = (path: string): Label | undefined =>
  nameOfRule(path) === undefined
    ? undefined
    : {
        noun: `the ${nameOfRule(path)} of {it}`,
        format: (value, questions) => formatRule(ruleKeyword(path), value, questions),
      };

/** Returns the noun for the message about a broken rule. */
export const messageNoun = (path: string): string =>
  path === 'required'
    ? 'the message where {it} is missing'
    : `the message about the ${nameOfRule(path) ?? `rule "${path}"`} of {it}`;

const nameOfRule = (path: string): string | undefined =>
  Object.hasOwn(ruleNames, ruleKeyword(path)) ? ruleNames[ruleKeyword(path)] : undefined;

function formatRule(keyword: string, value: unknown, questions: Question[]): string {
  if (keyword === 'format') return formatEntry(String(value))?.noun ?? formatValue(value);
  if (keyword === 'type') return typeNames(value);
  if (Array.isArray(value) && value.every(isObject)) {
    return value.map((schema) => formatRules(schema, questions)).join(', or ');
  }
  if (['not', 'contains'].includes(keyword)) return formatRules(value, questions);
  if (!isObject(value)) return formatValue(value);
  return typeof value.$data === 'string' && keyword === 'const'
    ? labelAt(value.$data, questions)
    : describeLimit(value);
}

/** Formats the rules of a schema: "minimum length 2 and pattern ^A". */
export function formatRules(schema: unknown, questions: Question[]): string {
  const rules = Object.entries(isObject(schema) ? schema : {});
  return rules.length === 0
    ? formatValue(schema)
    : joinList(
        rules.map(([keyword, value]) =>
          [
            nameOfRule(keyword) ?? keyword,
            // "uniqueItems": true has no other value.
            ...(value === true ? [] : [formatRule(keyword, value, questions)]),
          ].join(' '),
        ),
      );
}

const labelAt = (pointer: string, questions: Question[]): string => {
  const name = lastKey(pointer);
  const question = questions.find(({ pointer }) => pointer.endsWith(`/${name}`));
  return `that of ${quoteLabel(question?.label ?? name)}`;
};

const typeNames = (type: unknown): string =>
  [type]
    .flat()
    .map((name) => (Object.hasOwn(types, String(name)) ? types[String(name)] : formatValue(name)))
    .join(' or ');

const types: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'yes or no',
  array: 'a list',
  object: 'a group of answers',
  null: 'nothing',
};
