import type { Calculate, Given } from '../../compiled/call.ts';
import type { ValidateFn } from '../../compiled/validate.ts';
import type {
  Calculation,
  CalculationInput,
  CalculationName,
} from '../../definition/calculations.ts';
import { testedSources, withoutEmpty } from '../is-empty.ts';
import { isObject } from '../is-object.ts';
import { expandPointer, getAt, itemPointer } from '../pointer.ts';
import { computations, type Options } from './computations.ts';
import { isDuration } from './shift-time.ts';

export const calculate: Calculate = (calculation, given) => {
  const name = nameOf(calculation);
  const { digits = 0, with: joint = ' ', on, where, when } = calculation;
  const valuesOf = (input: CalculationInput | CalculationInput[] | undefined): unknown[] =>
    valuesOfInput(input, given, where).filter(isPresent);
  if (name === 'then') {
    return valuesOf(
      meets(when, testedSources(given.document), given) ? calculation.then : calculation.else,
    )[0];
  }
  if (name === undefined) return undefined;
  const inputs = ([calculation[name]].flat() as CalculationInput[]).map(valuesOf);
  const day = on === undefined ? undefined : (valuesOf(on)[0] ?? null);
  const result = computations[name](inputs, { digits, with: joint, on: day as Options['on'] });
  // A number that is too big for JSON and for the library.
  return typeof result === 'number' && !Number.isFinite(result) ? undefined : result;
};

/** Returns the function that also evaluates the conditions of calculations. */
export const calculateWith =
  (tests: ValidateFn[]): Calculate =>
  (calculation, given) =>
    calculate(calculation, { ...given, tests });

const nameOf = (calculation: Calculation) =>
  (Object.keys(calculation) as CalculationName[]).find(
    (key) => key === 'then' || Object.hasOwn(computations, key),
  );

function valuesOfInput(
  input: CalculationInput | CalculationInput[] | undefined,
  given: Given,
  where: object | undefined,
): unknown[] {
  if (Array.isArray(input)) return input.flatMap((one) => valuesOfInput(one, given, where));
  if (typeof input === 'string') return isDuration(input) ? [input] : read(input, given, where);
  if (!isObject(input)) return [input];
  return 'value' in input ? [input.value] : [calculate(input as Calculation, given)];
}

/**
 * Returns the values that a pointer leads to; a list counts as its items. Of these, or of the items that the values are
 * in, "where" can leave out some.
 */
function read(pointer: string, given: Given, where: object | undefined): unknown[] {
  const { document } = given;
  const absolute = pointer.startsWith('/') ? pointer : given.resolve?.(pointer);
  if (absolute === undefined) return [];
  return expandPointer(absolute, document).flatMap((one) => {
    const value = getAt(document, one);
    if (!where) return value;
    if (Array.isArray(value)) return value.filter((item) => meets(where, item, given));
    return meets(where, getAt(document, itemPointer(`${one}/`) ?? one), given) ? value : [];
  });
}

/** Returns whether a value meets a condition; a compiled one has the number of its validator. */
function meets(condition: object | undefined, value: unknown, { tests = [] }: Given): boolean {
  const { $test = -1 } = (condition ?? {}) as { $test?: number };
  return tests[$test]?.(withoutEmpty(value)) ?? false;
}

const isPresent = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '';
