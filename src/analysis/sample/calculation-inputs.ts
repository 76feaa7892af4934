import { answersTakenBy, calculatedQuestionsOf, fieldsOf } from '../../compiler/index.ts';
import { isList } from '../../core/form/list-question.ts';
import { everyChoiceOf } from '../../core/form/variants.ts';
import { isObject } from '../../core/is-object.ts';
import { relativeDay } from '../../core/relative-day.ts';
import type { JsonSchema } from '../../definition/json-schema.ts';
import { firstItemPointer, questionAt } from '../form/answer-location.ts';
import type { FormModel } from '../product-model.ts';
import { ItemCount, noAnswer } from './sample-options.ts';

/** Something that visitors enter and that a calculated answer is made of: its values in an order, by numbers. */
export interface EnteredInput {
  /** Question pointer. */
  pointer: string;
  low: number;
  high: number;
  /** Numbers of values that are tried before others. */
  likely: number[];
  /** Returns the values that are fixed for a number, by pointers: a value, {@link noAnswer} or an {@link ItemCount}. */
  assign: (number: number) => [pointer: string, value: unknown][];
}

/** Items of a list that get the same value at once, and the longest list that is tried. */
const maxItems = 12;

/** The greatest number that is tried where a question has no upper limit. */
const greatest = 1_000_000;

/**
 * Lists the inputs of a calculated answer that visitors enter, also through other calculated ones.
 *
 * @param limits numbers near which the result has to come
 */
export function calculationInputs(
  form: FormModel,
  questionPointer: string,
  limits: number[],
): EnteredInput[] {
  const pointers = [...new Set(enteredInputsOf(form, questionPointer))];
  const lists = new Set(pointers.flatMap((pointer) => listsAround(pointer)));
  return [
    ...pointers.flatMap((pointer) => inputsAt(form, pointer, limits)),
    ...[...lists].flatMap((pointer) => itemCounts(form, pointer, limits)),
  ];
}

/** Returns the question pointers of the answers that a calculated one is made of. */
function enteredInputsOf(form: FormModel, pointer: string, seen: string[] = []): string[] {
  const calculated = calculatedQuestionsOf(form.source);
  const found = calculated.find((one) => one.pointer === pointer);
  return (found ? answersTakenBy(found) : []).flatMap((taken) => {
    if (seen.includes(taken)) return [];
    if (calculated.some((one) => one.pointer === taken)) {
      return enteredInputsOf(form, taken, [...seen, pointer]);
    }
    return questionAt(form, taken) ? [taken] : [];
  });
}

const schemasAt = ({ source }: FormModel, pointer: string): JsonSchema[] =>
  fieldsOf(source)
    .filter(({ at }) => at === pointer)
    .map(({ schema }) => schema);

/** Returns the pointers of the lists that a question pointer leads through. */
const listsAround = (pointer: string): string[] =>
  [...pointer.matchAll(/\/-(?=\/|$)/g)].map(({ index }) => pointer.slice(0, index));

function inputsAt(form: FormModel, pointer: string, limits: number[]): EnteredInput[] {
  const question = questionAt(form, pointer);
  if (!question) return [];
  if (isList(question)) return itemCounts(form, pointer, limits);
  const schemas = schemasAt(form, pointer);
  const choices = everyChoiceOf(question)?.flatMap(({ value, disabled }) =>
    disabled === undefined && value !== undefined ? [value] : [],
  );
  const axis = choices
    ? axisOf(question.type === 'array' ? slicesOf(choices) : choices)
    : question.type === 'number' || question.type === 'integer'
      ? numberAxis(schemas, limits)
      : schemas.some(({ format }) => format === 'date')
        ? dayAxis(schemas, limits)
        : axisOf(question.type === 'boolean' ? [true, false] : examplesOf(schemas));
  const { toValue, ...range } = axis;
  const first: EnteredInput = {
    ...range,
    pointer,
    assign: (number) => [[firstItemPointer(pointer), toValue(number)]],
  };
  const inAllItems: EnteredInput = {
    ...range,
    pointer,
    assign: (number) =>
      Array.from({ length: maxItems }, (_, item) => [
        pointer.replace(/\/-(?=\/|$)/, `/${item}`).replace(/\/-(?=\/|$)/g, '/0'),
        toValue(number),
      ]),
  };
  return pointer.includes('/-') ? [first, inAllItems] : [first];
}

/** The numbers of items that a list may have. */
function itemCounts(form: FormModel, pointer: string, limits: number[]): EnteredInput[] {
  if (pointer.includes('/-')) return [];
  const schemas = schemasAt(form, pointer);
  const limitsOf = (keyword: 'minItems' | 'maxItems') =>
    schemas.flatMap(({ [keyword]: limit }) => (typeof limit === 'number' ? limit : []));
  const low = Math.max(0, ...limitsOf('minItems'));
  const high = Math.min(maxItems, ...limitsOf('maxItems'));
  const likely = limits
    .flatMap((limit) => [limit, limit + 1, limit - 1])
    .filter((count) => Number.isInteger(count) && count >= low && count <= high);
  const assign = (count: number): [string, unknown][] => [
    [pointer, Math.round(count) === 0 ? noAnswer : new ItemCount(Math.round(count))],
  ];
  return [{ pointer, low, high, likely, assign }];
}

interface Axis extends Omit<EnteredInput, 'pointer' | 'assign'> {
  toValue: (number: number) => unknown;
}

/** Lets a number that no value has stand for no answer. */
const withNone = ({ likely, toValue, ...range }: Axis): Axis => ({
  ...range,
  likely: [...likely, Number.NaN],
  toValue: (number) => (Number.isNaN(number) ? noAnswer : toValue(number)),
});

/** Values in their own order. */
function axisOf(values: unknown[]): Axis {
  const all = values.slice(0, maxItems);
  const likely = all.map((_, index) => index);
  const high = Math.max(0, all.length - 1);
  return withNone({ low: 0, high, likely, toValue: (number) => all[Math.round(number)] });
}

const slicesOf = (choices: unknown[]): unknown[][] =>
  choices.map((_, index) => choices.slice(0, index + 1));

const examplesOf = (schemas: JsonSchema[]): unknown[] =>
  schemas.flatMap(({ examples }) => (Array.isArray(examples) ? examples : []));

function numberAxis(schemas: JsonSchema[], limits: number[]): Axis {
  const numbersOf = (...keywords: string[]) =>
    schemas.flatMap((schema) =>
      keywords.flatMap((keyword) => {
        const value = schema[keyword];
        return typeof value === 'number' ? [value] : [];
      }),
    );
  const isWhole = schemas.some(({ type }) => type === 'integer');
  const step = Math.max(0, ...numbersOf('multipleOf')) || (isWhole ? 1 : 0.01);
  const rounded = (number: number) => Number((Math.round(number / step) * step).toFixed(6));
  const low = Math.max(
    0,
    ...numbersOf('minimum'),
    ...numbersOf('exclusiveMinimum').map((limit) => limit + step),
  );
  const high = Math.min(
    Math.max(greatest, ...limits.map((limit) => limit * 10)),
    ...numbersOf('maximum'),
    ...numbersOf('exclusiveMaximum').map((limit) => limit - step),
  );
  const examples = examplesOf(schemas).filter((value) => typeof value === 'number');
  const near = limits.flatMap((limit) => [limit, limit + 1, limit - 1, limit * 2]);
  const likely = [...examples, ...near, low, high].filter((each) => each >= low && each <= high);
  return withNone({ low, high, likely, toValue: rounded });
}

const millisecondsOfDay = 86_400_000;
const dayNumber = (day: string): number => Math.round(Date.parse(day) / millisecondsOfDay);

/** Returns the day of a number as YYYY-MM-DD. */
const dayOfNumber = (number: number): string =>
  new Date(Math.round(number) * millisecondsOfDay).toISOString().slice(0, 10);

/** Returns a number, or that of a day; `undefined` for any other value. */
export function numberOf(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)
    ? dayNumber(value)
    : undefined;
}

function dayAxis(schemas: JsonSchema[], limits: number[]): Axis {
  const daysOf = (...keywords: string[]) =>
    schemas.flatMap((schema) => keywords.flatMap((keyword) => limitDays(schema[keyword])));
  const low = Math.max(
    dayNumber(relativeDay('-P120Y')),
    ...daysOf('formatMinimum', 'formatExclusiveMinimum'),
  );
  const high = Math.min(
    dayNumber(relativeDay('+P20Y')),
    ...daysOf('formatMaximum', 'formatExclusiveMaximum'),
  );
  const years = limits.flatMap((limit) => [limit, limit + 1, limit - 1]);
  const likely = [
    ...examplesOf(schemas).flatMap((example) => numberOf(example) ?? []),
    ...years
      .filter((count) => Number.isInteger(count) && Math.abs(count) < 150)
      .map((count) => dayNumber(relativeDay(`${count < 0 ? '+' : '-'}P${Math.abs(count)}Y`))),
    ...limits.map((days) => dayNumber(relativeDay('P0D')) + days),
  ].filter((each) => each >= low && each <= high);
  return withNone({ low, high, likely, toValue: dayOfNumber });
}

/** Returns the day of a limit: one that is written, or relative to today. */
function limitDays(limit: unknown): number[] {
  const isRelative = isObject(limit) && typeof limit.$today === 'string';
  return [numberOf(isRelative ? relativeDay(String(limit.$today)) : limit)].flatMap(
    (day) => day ?? [],
  );
}
