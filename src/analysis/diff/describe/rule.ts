import type { Question } from '../../../compiled/question.ts';
import { uniqueNamesIn } from '../../../compiler/index.ts';
import { getOwn } from '../../../core/get-own.ts';
import { isObject } from '../../../core/is-object.ts';
import { lastKey } from '../../../core/pointer.ts';
import { ruleKeyword } from '../../../core/rules/broken-rule.ts';
import { weekdayNames } from '../../../core/text/weekday-names.ts';
import { formatEntry } from '../../../definition/formats.ts';
import { typeNouns } from '../../../definition/type-nouns.ts';
import { describeCollation } from '../../form/describe-collation.ts';
import { describeLimit } from '../../form/describe-limit.ts';
import { ruleLabel } from '../model/label.ts';
import { describeCalculation } from './calculation.ts';
import { describeReplaced, formatValue, joinList, quoteLabel } from './format-value.ts';
import type { Values } from './kind.ts';
import { describePointer } from './mapping.ts';

/**
 * Formats the value of a rule.
 *
 * @param path that of the rule, which ends with its keyword: "allOf/1/pattern"
 */
export function formatRule(path: string, value: unknown, questions: Question[]): string {
  const keyword = ruleKeyword(path.replace('items.', ''));
  if (keyword === 'format') return formatEntry(String(value))?.noun ?? formatValue(value);
  if (keyword === 'type') return typeNames(value);
  if (keyword === 'weekdays' && Array.isArray(value)) return joinList(weekdayNames(value, 'en'));
  if (keyword === 'uniqueItemProperties' && Array.isArray(value)) {
    const labels = uniqueNamesIn({ uniqueItemProperties: value }).map((names) =>
      names.map((name) => labelOfName(name, questions)).join(' with '),
    );
    return `by ${joinList(labels)}`;
  }
  if (Array.isArray(value) && value.every(isObject)) {
    return value.map((schema) => formatRules(schema, questions)).join(', or ');
  }
  if (['not', 'contains', 'other'].includes(keyword)) return formatRules(value, questions);
  if (!isObject(value)) return formatValue(value);
  if (keyword === 'collation') return describeCollation(value);
  if (isObject(value.calculated)) {
    return describeCalculation(value.calculated, questions, describePointer);
  }
  return typeof value.$data === 'string' && keyword === 'const' && !isObject(value.cases)
    ? labelAt(value.$data, questions)
    : describeLimit(value);
}

/** Describes the changed values of a rule that another answer chooses; nothing where more has changed. */
export function describeCases({ oldValue, newValue }: Values, noun: string): string[] {
  if (!isObject(oldValue) || !isObject(newValue) || oldValue.$data !== newValue.$data) return [];
  const [before, after] = [oldValue.cases, newValue.cases];
  if (!isObject(before) || !isObject(after)) return [];
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys
    .filter((key) => before[key] !== after[key])
    .map((key) => describeReplaced(`${noun} for "${key}"`, before[key], after[key]));
}

/** Formats the rules of a schema: "minimum length 2 and pattern ^A". */
function formatRules(schema: unknown, questions: Question[]): string {
  const rules = Object.entries(isObject(schema) ? schema : {});
  return rules.length === 0
    ? formatValue(schema)
    : joinList(rules.map(([keyword, value]) => nameRule(keyword, value, questions)));
}

/** Names a rule with its value: "minimum length 2". */
export function nameRule(path: string, value: unknown, questions: Question[]): string {
  const keyword = ruleKeyword(path);
  const name = ruleLabel(keyword).name ?? keyword;
  // "uniqueItems": true has no other value.
  return value === true ? name : `${name} ${formatRule(path, value, questions)}`;
}

const labelAt = (pointer: string, questions: Question[]): string =>
  `that of ${labelOfName(lastKey(pointer), questions)}`;

function labelOfName(name: string, questions: Question[]): string {
  const question = questions.find(({ pointer }) => pointer.endsWith(`/${name}`));
  return quoteLabel(question?.label ?? name);
}

const typeNames = (type: unknown): string =>
  [type]
    .flat()
    .map((name) => getOwn(typeNouns, String(name)) ?? formatValue(name))
    .join(' or ');
