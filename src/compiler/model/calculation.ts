import { isObject } from '../../core/is-object.ts';
import { toPointer } from '../../core/pointer.ts';
import { calculationEntry } from '../../definition/calculations.ts';

/** Something that a calculation takes, unchecked. */
export interface InputSource {
  /** Pointer from the calculation to it. */
  place: string;
  input: unknown;
  /** The calculation that takes it. */
  by: string;
}

/** Returns the names of calculations in an object. */
export const calculationNames = (calculation: object): string[] =>
  Object.keys(calculation).filter((key) => calculationEntry(key) !== undefined);

/** Returns the inputs of a calculation, with the day of "on". Accepts any JSON. */
export const inputsOf = (calculation: unknown): InputSource[] =>
  isObject(calculation)
    ? [...calculationNames(calculation), 'on'].flatMap((by) => {
        const value = calculation[by];
        return Array.isArray(value)
          ? value.map((input, index) => ({ place: toPointer([by, index]), input, by }))
          : value === undefined
            ? []
            : [{ place: toPointer([by]), input: value, by }];
      })
    : [];

/** Returns the inputs of a calculation that are pointers, with those of calculations inside of it. */
export const pointerInputsOf = (calculation: unknown): (InputSource & { input: string })[] =>
  inputsOf(calculation).flatMap(({ place, input, by }) =>
    typeof input === 'string'
      ? [{ place, input, by }]
      : pointerInputsOf(input).map((inner) => ({ ...inner, place: place + inner.place })),
  );

/** Returns whether an input is written as a pointer, be it relative to an answer. */
export const isPointerInput = (input: unknown): input is string =>
  typeof input === 'string' && /^(\d+)?(\/([^~/]|~[01])*)+$/.test(input);
