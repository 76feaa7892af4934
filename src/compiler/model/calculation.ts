import { isObject } from '../../core/is-object.ts';
import { itemPointer, toPointer } from '../../core/pointer.ts';
import { calculationEntry, inputOptions } from '../../definition/calculations.ts';
import type { JsonSchema } from '../../definition/json-schema.ts';

/** Something that a calculation takes, unchecked. */
export interface InputSource {
  /** Pointer from the calculation to it. */
  place: string;
  input: unknown;
  /** The calculation that takes it. */
  by: string;
}

/** Returns whether a text is an ISO 8601 duration, or is meant as one. */
const isDurationInput = (input: string): boolean => /^[+-]?P/.test(input);

/** Returns the names of calculations in an object. */
export const calculationNames = (calculation: object): string[] =>
  Object.keys(calculation).filter((key) => calculationEntry(key) !== undefined);

/** Returns the inputs of a calculation, with those of its options. Accepts any JSON; a written value has none. */
export const inputsOf = (calculation: unknown): InputSource[] =>
  isObject(calculation) && !isWrittenValue(calculation)
    ? [...calculationNames(calculation), ...inputOptions].flatMap((by) => {
        const value = calculation[by];
        return Array.isArray(value)
          ? value.map((input, index) => ({ place: toPointer([by, index]), input, by }))
          : value === undefined
            ? []
            : [{ place: toPointer([by]), input: value, by }];
      })
    : [];

/** Returns whether an input is a value as it is written: `{ "value": ... }`. */
export const isWrittenValue = (input: unknown): input is { value: unknown } =>
  isObject(input) && Object.hasOwn(input, 'value') && Object.keys(input).length === 1;

/** Returns the inputs of a calculation that are pointers, with those of calculations inside of it. */
export const pointerInputsOf = (calculation: unknown): (InputSource & { input: string })[] =>
  inputsOf(calculation).flatMap(({ place, input, by }) =>
    typeof input === 'string'
      ? isDurationInput(input)
        ? []
        : [{ place, input, by }]
      : pointerInputsOf(input).map((inner) => ({ ...inner, place: place + inner.place })),
  );

/**
 * Returns the question pointer of the items that the "where" of a calculation tests: those of the list that an input leads
 * to, or else of the list that its value is in.
 */
export const testedItems = (pointer: string, isList: boolean): string =>
  (isList ? undefined : itemPointer(`${pointer}/`)) ?? `${pointer}/-`;

/** Returns whether an input is written as a pointer, be it relative to an answer. */
export const isPointerInput = (input: unknown): input is string =>
  typeof input === 'string' && /^(\d+)?(\/([^~/]|~[01])*)+$/.test(input);

/** Returns the conditions in a calculation, and in those inside of it: the parts of "when" by data source, and "where". */
export const conditionsIn = (
  calculation: unknown,
): { source: string; schema: JsonSchema; calculation: object }[] => {
  if (!isObject(calculation) || isWrittenValue(calculation)) return [];
  const { when, where } = calculation;
  const own = [
    ...Object.entries(isObject(when) ? when : {}),
    ...(where === undefined ? [] : [['where', where] as const]),
  ];
  return [
    ...own.flatMap(([source, schema]) =>
      isObject(schema) ? [{ source, schema: schema as JsonSchema, calculation }] : [],
    ),
    ...inputsOf(calculation).flatMap(({ input }) => conditionsIn(input)),
  ];
};
