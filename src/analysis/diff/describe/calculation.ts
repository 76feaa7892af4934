import type { Question } from '../../../compiled/question.ts';
import { isObject } from '../../../core/is-object.ts';
import { calculationEntry } from '../../../definition/calculations.ts';
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
  const describe = (input: unknown): string =>
    isObject(input)
      ? describeCalculation(input, questions, describePointer)
      : typeof input === 'string'
        ? describePointer(input, questions)
        : (JSON.stringify(input) ?? 'nothing');
  const entries = Object.entries(isObject(calculation) ? calculation : {});
  const [[name = '', inputs] = []] = entries.filter(([key]) => calculationEntry(key));
  const { digits, with: joint, on } = calculation as Record<string, unknown>;
  return [
    `${calculationEntry(name)?.noun} ${joinList([inputs].flat().map(describe))}`,
    ...(digits === undefined ? [] : [`to ${digits} digits`]),
    ...(joint === undefined ? [] : [`with ${JSON.stringify(joint)} in between`]),
    ...(on === undefined ? [] : [`on the day of ${describe(on)}`]),
  ].join(', ');
}
