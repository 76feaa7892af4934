import type { Question } from '../../../compiled/question.ts';
import type { DataCondition } from '../../../definition/files/condition.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import { describeCondition, describeDataCondition } from '../../form/describe-condition.ts';
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

/** Returns the suffix for a test of one optional field, which also holds without an answer. */
function describeUnanswered({ properties = {}, required = [] }: JsonSchema): string {
  const [name, ...others] = Object.keys(properties);
  return name === undefined || others.length > 0 || required.includes(name)
    ? ''
    : ' or not answered';
}

/** Describes alternative conditions: "when A, or when B". */
export const describeAlternatives = (ways: NodeCondition[][], questions: Question[]): string =>
  ways.map((way) => describeConditions(way, questions)).join(', or ');
