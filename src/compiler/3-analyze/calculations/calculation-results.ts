import { isObject } from '../../../core/is-object.ts';
import { resolveRelative } from '../../../core/pointer.ts';
import { calculationEntry } from '../../../definition/calculations.ts';
import {
  calculationNames,
  inputsOf,
  isPointerInput,
  isWrittenValue,
} from '../../model/calculation.ts';
import { resolvePointer } from '../../schema/resolve-pointer.ts';
import type { QuestionCalculation } from './calculations.ts';

/** A value that can be the result of a calculation. */
export interface CalculationResult {
  /** Pointer to the part of the calculation that gives it, in the file. */
  pointer: string;
  type: unknown;
  /** The format of a day or a point in time. */
  format?: string | undefined;
}

/** Calculations whose result is one of their inputs. */
const choosing = ['then', 'first', 'min', 'max'];

/** Lists the results that a calculation can have, as far as their types are known. */
export function resultsOf(
  source: Pick<QuestionCalculation, 'pointer' | 'calculation' | 'document' | 'field'>,
): CalculationResult[] {
  const { pointer, calculation } = source;
  const [name = ''] = calculationNames(calculation);
  const { result, takesDuration } = calculationEntry(name) ?? {};
  if (!choosing.includes(name) && !takesDuration) {
    return result === undefined ? [] : [{ pointer: `${pointer}/${name}`, type: result }];
  }
  const inputs = inputsOf(calculation)
    .filter(({ by }) => by === name || by === 'else')
    .flatMap(({ place, input }) => resultsOfInput(source, input, pointer + place));
  // The rule calculation-input reports values that have no order.
  const isOrdered = name === 'min' || name === 'max';
  const known = inputs.filter(
    ({ type }) => type !== 'object' && !(isOrdered && type === 'boolean'),
  );
  return takesDuration ? known.slice(0, 1) : known;
}

function resultsOfInput(
  source: Pick<QuestionCalculation, 'pointer' | 'calculation' | 'document' | 'field'>,
  input: unknown,
  pointer: string,
): CalculationResult[] {
  if (typeof input === 'number') {
    return [{ pointer, type: Number.isInteger(input) ? 'integer' : 'number' }];
  }
  if (isWrittenValue(input)) {
    const { value } = input;
    if (typeof value === 'number') return resultsOfInput(source, value, pointer);
    return [{ pointer, type: Array.isArray(value) ? 'array' : typeof value }];
  }
  if (isObject(input)) return resultsOf({ ...source, pointer, calculation: input });
  if (!isPointerInput(input)) return [];
  const relative = resolveRelative(source.field.at, input);
  const { schema } = resolvePointer(
    source.document,
    relative === undefined ? input : `/answers${relative}`,
  );
  const { type, format } = schema.type === 'array' ? (schema.items ?? {}) : schema;
  return typeof type === 'string' ? [{ pointer, type, format }] : [];
}
