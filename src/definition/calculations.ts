import type { JsonSchema } from './json-schema.ts';

/** The kind of values that a calculation takes; "ordered" are numbers, or days and times of one kind. */
export type InputKind = 'number' | 'day' | 'text' | 'ordered' | 'any';

/** Everything that the checker, editors and the comparison know of one kind of calculation. */
export interface CalculationEntry {
  /** Shown in the reference and by editors. */
  description: string;
  /** The result where values are missing, for the reference. */
  missing: string;
  /** Names the result in forms:diff: "the sum of"; with a duration, what is between the inputs: "P1Y after". */
  noun: string;
  inputs: InputKind;
  /** The number of inputs that it takes, where it is limited. A list of answers is one of them. */
  count?: { min: number; max: number };
  /** Whether its second input is an ISO 8601 duration, or a pointer to one. */
  takesDuration?: true;
  /** The type of its result; that of its inputs where absent. */
  result?: 'number' | 'integer' | 'string';
  /** Keys that stand beside it. */
  options: readonly CalculationOption[];
  example: unknown;
}

/** The keys that can stand beside the one that names a calculation. */
export const calculationOptions = ['digits', 'with', 'on', 'where', 'when', 'else'] as const;

/** The options that are inputs themselves. */
export const inputOptions = ['on', 'else'] as const satisfies readonly CalculationOption[];

type CalculationOption = (typeof calculationOptions)[number];

/** Every calculation by the name that definitions use, in the order of the reference. */
export const calculationCatalogue = {
  sum: {
    description: 'All numbers added up.',
    missing: 'left out; none without any',
    noun: 'the sum of',
    inputs: 'number',
    result: 'number',
    options: ['where'],
    example: '/answers/sources/-/share',
  },
  difference: {
    description: 'The first number minus all others.',
    missing: 'none without the first; others are left out',
    noun: 'the difference of',
    inputs: 'number',
    count: { min: 2, max: Number.POSITIVE_INFINITY },
    result: 'number',
    options: [],
    example: [100, '/answers/sources/-/share'],
  },
  product: {
    description: 'All numbers multiplied.',
    missing: 'none',
    noun: 'the product of',
    inputs: 'number',
    result: 'number',
    options: [],
    example: ['1/price', '1/quantity'],
  },
  quotient: {
    description: 'The first number divided by the second.',
    missing: 'none, as by division by 0',
    noun: 'the quotient of',
    inputs: 'number',
    count: { min: 2, max: 2 },
    result: 'number',
    options: [],
    example: ['/answers/income', 12],
  },
  round: {
    description: 'A number, rounded half up to a number of `digits`.',
    missing: 'none',
    noun: 'the rounding of',
    inputs: 'number',
    count: { min: 1, max: 1 },
    result: 'number',
    options: ['digits'],
    example: { quotient: ['/answers/income', 12] },
  },
  min: {
    description: 'The least number, or the earliest day or time.',
    missing: 'left out; none without any',
    noun: 'the least of',
    inputs: 'ordered',
    options: ['where'],
    example: '/answers/trips/-/start',
  },
  max: {
    description: 'The greatest number, or the latest day or time.',
    missing: 'left out; none without any',
    noun: 'the greatest of',
    inputs: 'ordered',
    options: ['where'],
    example: '/answers/trips/-/end',
  },
  count: {
    description: 'How many values there are; of a list, how many items.',
    missing: 'left out; 0 without any',
    noun: 'the number of',
    inputs: 'any',
    result: 'integer',
    options: ['where'],
    example: '/answers/drivers',
  },
  distinct: {
    description: 'How many different values there are.',
    missing: 'left out; 0 without any',
    noun: 'the number of different values of',
    inputs: 'any',
    result: 'integer',
    options: ['where'],
    example: '/answers/trips/-/country',
  },
  words: {
    description: 'How many words a text has.',
    missing: '0',
    noun: 'the number of words of',
    inputs: 'text',
    count: { min: 1, max: 1 },
    result: 'integer',
    options: [],
    example: '/answers/essay',
  },
  age: {
    description: 'The whole years since a day, until today or the day named by `on`.',
    missing: 'none, as before the day',
    noun: 'the age by',
    inputs: 'day',
    count: { min: 1, max: 1 },
    result: 'integer',
    options: ['on'],
    example: '/answers/born_on',
  },
  days: {
    description: 'The days from the first day to the second; below 0 where that is earlier.',
    missing: 'none',
    noun: 'the days between',
    inputs: 'day',
    count: { min: 2, max: 2 },
    result: 'integer',
    options: [],
    example: ['/answers/arrival', '/answers/departure'],
  },
  plus: {
    description:
      'A day, or a point in time, some time later: the second input is an ISO 8601 duration, such as "P10Y" or "PT36H".',
    missing: 'none',
    noun: 'after',
    inputs: 'day',
    count: { min: 2, max: 2 },
    takesDuration: true,
    result: 'string',
    options: [],
    example: ['/answers/issued_on', 'P10Y'],
  },
  minus: {
    description: 'A day, or a point in time, some time earlier.',
    missing: 'none',
    noun: 'before',
    inputs: 'day',
    count: { min: 2, max: 2 },
    takesDuration: true,
    result: 'string',
    options: [],
    example: ['/answers/departure', 'P2W'],
  },
  join: {
    description: 'All values in one text, with the text of `with` between them.',
    missing: 'left out; none without any',
    noun: 'the text of',
    inputs: 'any',
    result: 'string',
    options: ['with', 'where'],
    example: ['/answers/given_name', '/answers/family_name'],
  },
  first: {
    description: 'The first value that is present.',
    missing: 'left out; none without any',
    noun: 'the first of',
    inputs: 'any',
    options: ['where'],
    example: ['/answers/nickname', '/answers/given_name'],
  },
  then: {
    description:
      'One value where the condition of `when` holds, and the value of `else`, or none, where it does not.',
    missing: 'none',
    noun: '',
    inputs: 'any',
    count: { min: 1, max: 1 },
    options: ['when', 'else'],
    example: 12,
  },
} as const satisfies Record<string, CalculationEntry>;

export type CalculationName = keyof typeof calculationCatalogue;

/**
 * Something that a calculation takes: a JSON Pointer to a value, or with "-" to a value of each item of a list; a pointer
 * relative to the calculated answer ("1/price" is the answer beside it); a number; an ISO 8601 duration; a value as it is
 * written; or the result of another calculation.
 */
export type CalculationInput = string | number | { value: unknown } | Calculation;

/** A calculation: one name of the catalogue with its inputs, and the options that stand beside it. */
export type Calculation = {
  [Name in CalculationName]?: CalculationInput | CalculationInput[];
} & {
  digits?: number;
  with?: string;
  on?: CalculationInput;
  /** JSON Schema of the items that count. A compiled calculation has the number of its validator, as `$test`. */
  where?: object;
  /** The condition of `then`, by data sources. Compiled as `where` is. */
  when?: object;
  else?: CalculationInput;
};

/** The entry of a calculation; `undefined` for a name that is not in the catalogue. */
export const calculationEntry = (name: string): CalculationEntry | undefined =>
  Object.hasOwn(calculationCatalogue, name)
    ? calculationCatalogue[name as CalculationName]
    : undefined;

/** The JSON Schema type that a calculation's inputs need to have; `undefined` where any will do. */
export const inputTypes: Record<InputKind, readonly JsonSchema['type'][] | undefined> = {
  number: ['number', 'integer'],
  day: ['string'],
  text: ['string'],
  ordered: ['number', 'integer', 'string'],
  any: undefined,
};
