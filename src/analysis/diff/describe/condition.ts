import type { Question } from '../../../compiled/question.ts';
import type { DataCondition } from '../../../definition/files/condition.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import { describeCondition, describeDataCondition } from '../../form/describe-condition.ts';
import { isEqual } from '../canonical-json.ts';
import type { NodeCondition } from '../model/node.ts';

/** Describes conditions that apply together: "when A, and unless B". */
export const describeConditions = (way: NodeCondition[], questions: Question[]): string =>
  way
    .map(({ at, if: condition, holds, source }) => {
      if (source !== undefined && source !== 'answers') {
        return `when ${describeDataCondition({ [source]: condition }, [])}`;
      }
      const text = describeCondition(condition, [{ questions }], at);
      return `${holds ? 'when' : 'unless'} ${text}${describeUnanswered(condition)}`;
    })
    .join(', and ');

/** Describes the condition of a step, or of an exit: "when A, and in the address, B". */
export function describeStepCondition(when: DataCondition, questions: Question[]): string {
  const { answers, ...data } = when;
  if (!answers) return `when ${describeDataCondition(data, [])}`;
  const ofAnswers = describeConditions([{ at: '', if: answers, holds: true }], questions);
  return Object.keys(data).length > 0
    ? `${ofAnswers}, and ${describeDataCondition(data, [])}`
    : ofAnswers;
}

/** Returns a condition on answers alone as a bare schema, as most are written. */
export const asWritten = (when: DataCondition): JsonSchema | DataCondition =>
  when.answers && Object.keys(when).length === 1 ? when.answers : when;

/** Returns the suffix for a test of one optional field, which also holds without an answer. */
function describeUnanswered({ properties = {}, required = [] }: JsonSchema): string {
  const [name, ...others] = Object.keys(properties);
  return name === undefined || others.length > 0 || required.includes(name)
    ? ''
    : ' or not answered';
}

/** Describes alternative conditions; without any, the result is "always". */
export const describeAlternatives = (
  ways: NodeCondition[][] | undefined,
  questions: Question[],
): string =>
  ways === undefined
    ? 'always'
    : ways.map((way) => describeConditions(way, questions)).join(', or ');

/** Describes a replaced condition: "… (was: …)". Quotes the schemas where the descriptions are equal. */
export function describeReplacedCondition(
  oldValue: { text: string; value: unknown },
  newValue: { text: string; value: unknown },
): string {
  if (oldValue.text !== newValue.text || isEqual(oldValue.value, newValue.value))
    return `${newValue.text} (was: ${oldValue.text})`;
  return `${newValue.text}, by ${JSON.stringify(newValue.value)} (was by ${JSON.stringify(oldValue.value)})`;
}
