import type { CalculationName } from '../../definition/calculations.ts';
import { isDay } from '../is-day.ts';
import { relativeDay } from '../relative-day.ts';
import { add, divide, multiply, round, subtract } from './decimal.ts';
import { shiftTime } from './shift-time.ts';

/** Computes a result from the values of each input, without those that are missing. */
type Compute = (inputs: unknown[][], options: Options) => unknown;

export interface Options {
  digits: number;
  with: string;
  /** The day of `on`: `undefined` where the calculation names none, null where it is missing. */
  on: string | null | undefined;
}

const numbersOf = (values: unknown[]): number[] =>
  values.filter((value) => Number.isFinite(value)) as number[];

/** Every calculation by its name; "then" depends on a condition, not on its inputs alone. */
export const computations: Record<Exclude<CalculationName, 'then'>, Compute> = {
  sum(inputs) {
    const numbers = numbersOf(inputs.flat());
    return numbers.length > 0 ? add(numbers) : undefined;
  },
  difference([first = [], ...others]) {
    const [from] = numbersOf(first);
    return from === undefined ? undefined : subtract(from, numbersOf(others.flat()));
  },
  product(inputs) {
    const numbers = numbersOf(inputs.flat());
    const isComplete = inputs.every((values) => values.length > 0);
    return isComplete && numbers.length === inputs.flat().length ? multiply(numbers) : undefined;
  },
  quotient([first = [], second = []]) {
    const [[dividend], [divisor]] = [numbersOf(first), numbersOf(second)];
    return dividend === undefined || divisor === undefined ? undefined : divide(dividend, divisor);
  },
  round([first = []], { digits }) {
    const [number] = numbersOf(first);
    return number === undefined ? undefined : round(number, digits);
  },
  min: (inputs) => ordered(inputs.flat())[0],
  max: (inputs) => ordered(inputs.flat()).at(-1),
  count: (inputs) => inputs.flat().length,
  distinct: (inputs) => new Set(inputs.flat().map((value) => JSON.stringify(value))).size,
  words: ([first = []]) =>
    String(first[0] ?? '')
      .split(/\s+/)
      .filter((word) => /[\p{L}\p{N}]/u.test(word)).length,
  age([first = []], { on }) {
    const [day, until] = [dayOf(first[0]), on === undefined ? relativeDay('P0D') : dayOf(on)];
    return day === undefined || until === undefined || until < day ? undefined : years(day, until);
  },
  days([first = [], second = []]) {
    const [from, to] = [dayOf(first[0]), dayOf(second[0])];
    if (from === undefined || to === undefined) return undefined;
    return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
  },
  plus: ([time = [], duration = []]) => shiftTime(time[0], duration[0], 1),
  minus: ([time = [], duration = []]) => shiftTime(time[0], duration[0], -1),
  join(inputs, options) {
    const values = inputs.flat().filter((value) => typeof value !== 'object');
    return values.length > 0 ? values.join(options.with) : undefined;
  },
  first: (inputs) => inputs.flat()[0],
};

/** Returns numbers, or else texts, from the least to the greatest. Days and times come in the order of their texts. */
function ordered(values: unknown[]): unknown[] {
  const numbers = numbersOf(values);
  if (numbers.length > 0) return numbers.sort((a, b) => a - b);
  return values.filter((value) => typeof value === 'string').sort();
}

/** Returns the day that a day or a point in time begins with; `undefined` for anything else. */
function dayOf(value: unknown): string | undefined {
  const [day] = (typeof value === 'string' && /^\d{4}-\d\d-\d\d/.exec(value)) || [];
  return day !== undefined && isDay(day) ? day : undefined;
}

/** Returns the whole years between two days: those that are over on the second one. */
function years(from: string, to: string): number {
  const difference = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(4) < from.slice(4) ? difference - 1 : difference;
}
