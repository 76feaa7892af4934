import type { Question } from '../../../compiled/question.ts';
import { isObject } from '../../../core/is-object.ts';
import { isInside } from '../../../core/pointer.ts';
import type { Calculation } from '../../../definition/calculations.ts';
import { conditionsIn, pointerInputsOf } from '../../model/calculation.ts';
import type { FieldSource } from '../../model/form/form-fields.ts';
import { limitCalculationOf } from '../../schema/limit-calculations.ts';

/** Returns the rules of a field whose limits are calculated. */
export function calculatedLimitsOf(places: FieldSource[]): Pick<Question, 'calculatedLimits'> {
  const limits = places.flatMap(({ rules }) =>
    rules.flatMap(({ path, keyword, schema }) => {
      const takes = takenBy(keyword, schema[keyword]);
      return takes ? [[path, takes] as const] : [];
    }),
  );
  return limits.length > 0 ? { calculatedLimits: Object.fromEntries(limits) } : {};
}

type Taken = NonNullable<Question['calculatedLimits']>[string];

function takenBy(keyword: string, value: unknown): Taken | undefined {
  const calculation = limitCalculationOf(keyword, value);
  if (calculation) return takesData(calculation) ? 'data' : 'answers';
  if (!isObject(value)) return undefined;
  return '$now' in value ? 'now' : '$today' in value ? 'today' : undefined;
}

/** Returns whether a calculation takes other values than answers. */
const takesData = (calculation: Calculation): boolean =>
  pointerInputsOf(calculation).some(
    ({ input }) => input.startsWith('/') && !isInside(input, '/answers'),
  ) || conditionsIn(calculation).some(({ source }) => source === 'loaded' || source === 'query');
