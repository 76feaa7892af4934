import type { Question } from '../../../compiled/question.ts';
import { isWrittenValue, testedItems } from '../../../compiler/index.ts';
import { isObject } from '../../../core/is-object.ts';
import {
  type Calculation,
  type CalculationEntry,
  calculationEntry,
} from '../../../definition/calculations.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import { describeCondition, describeDataCondition } from '../../form/describe-condition.ts';
import { joinList } from './format-value.ts';

/**
 * Describes a calculation: "the sum of the answer 'Share' (sources/-/share) and 5".
 *
 * @param describePointer describes a value by its pointer
 */
export function describeCalculation(
  calculation: unknown,
  questions: Question[],
  describePointer: (pointer: string, questions: Question[]) => string,
): string {
  const describe = (input: unknown): string => {
    if (typeof input === 'string') return describePointer(input, questions);
    if (isWrittenValue(input)) return JSON.stringify(input.value);
    if (!isObject(input)) return JSON.stringify(input) ?? 'nothing';
    const described = describeCalculation(input, questions, describePointer);
    return input.when === undefined ? described : `(${described})`;
  };
  const entries = Object.entries(isObject(calculation) ? calculation : {});
  const [[name = '', inputs] = []] = entries.filter(([key]) => calculationEntry(key));
  const { digits, with: joint, on, where, when, else: otherwise } = calculation as Calculation;
  const described = [inputs].flat().map(describe);
  if (when !== undefined) {
    const condition = describeDataCondition(when, [{ questions }]);
    const other = otherwise === undefined ? 'nothing' : describe(otherwise);
    return `${joinList(described)} when ${condition}, ${other} otherwise`;
  }
  const { noun, takesDuration }: Partial<CalculationEntry> = calculationEntry(name) ?? {};
  if (takesDuration) return `${described[1]} ${noun} ${described[0]}`;
  return [
    `${noun} ${joinList(described)}`,
    ...(where === undefined
      ? []
      : [
          `of those where ${describeCondition(where as JsonSchema, [{ questions }], itemsOf([inputs].flat()[0], questions))}`,
        ]),
    ...(digits === undefined ? [] : [`to ${digits} digits`]),
    ...(joint === undefined ? [] : [`with ${JSON.stringify(joint)} in between`]),
    ...(on === undefined ? [] : [`on the day of ${describe(on)}`]),
  ].join(', ');
}

/** Returns the question pointer of the items that "where" tests. */
function itemsOf(input: unknown, questions: Question[]): string {
  const pointer = String(input).replace(/^\/answers/, '');
  const isList = questions.find((one) => one.pointer === pointer)?.type === 'array';
  return testedItems(pointer, isList);
}
