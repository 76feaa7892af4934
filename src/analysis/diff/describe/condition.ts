import type { Question } from '../../../compiled/form.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import { describeCondition } from '../../form/describe-condition.ts';
import { isEqual } from '../canonical-json.ts';
import type { NodeCondition } from '../model/node.ts';

/** "when A, unless B". */
export const describeConditions = (way: NodeCondition[], questions: Question[]): string =>
  way
    .map(({ at, if: condition, holds }) => {
      const words = describeCondition(condition, [{ questions }], at);
      return `${holds ? 'when' : 'unless'} ${words}${describeUnanswered(condition)}`;
    })
    .join(', and ');

/** A test of one field holds without an answer too, where none is required. */
function describeUnanswered({ properties = {}, required = [] }: JsonSchema): string {
  const [name, ...others] = Object.keys(properties);
  return name === undefined || others.length > 0 || required.includes(name)
    ? ''
    : ' or not answered';
}

/** The same of several ways that lead there; without any, it is always so. */
export const describeAlternatives = (
  ways: NodeCondition[][] | undefined,
  questions: Question[],
): string =>
  ways === undefined
    ? 'always'
    : ways.map((way) => describeConditions(way, questions)).join(', or ');

/** "… (was: …)", with the condition as it is written where words alone would not tell what changed. */
export function describeReplacedCondition(
  was: { words: string; value: unknown },
  is: { words: string; value: unknown },
): string {
  if (was.words !== is.words || isEqual(was.value, is.value))
    return `${is.words} (was: ${was.words})`;
  return `${is.words}, by ${JSON.stringify(is.value)} (was by ${JSON.stringify(was.value)})`;
}
