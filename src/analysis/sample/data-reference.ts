import {
  describesSameValue,
  limitCalculationOf,
  mapSubschemas,
  memoizeByObject,
} from '../../compiler/index.ts';
import type { Answers } from '../../core/form/coerce-answers.ts';
import { getOwn } from '../../core/get-own.ts';
import { isObject } from '../../core/is-object.ts';
import {
  fromPointer,
  getAt,
  lastKey,
  parentPointer,
  resolveData,
  toPointer,
} from '../../core/pointer.ts';
import { relativeDay } from '../../core/relative-day.ts';
import { relativeMoment } from '../../core/relative-moment.ts';
import type { Calculation } from '../../definition/calculations.ts';
import { dayInFormat, formatEntry } from '../../definition/formats.ts';
import type { JsonSchema } from '../../definition/json-schema.ts';
import type { SchemaConstraint } from './constraint.ts';

/** Returns the pointer of a comparison with another answer: "1/email" of `{ "$data": "1/email" }`. */
const dataReferenceOf = (compared: unknown): string | undefined =>
  isObject(compared) && typeof compared.$data === 'string' ? compared.$data : undefined;

/** Returns the same of a comparison with the answer itself, which chooses no other value. */
export const ownReferenceOf = (compared: unknown): string | undefined =>
  isObject(compared) && isObject(compared.cases) ? undefined : dataReferenceOf(compared);

/** Returns the constraint under which another answer chooses a value for a rule; `undefined` for any other rule. */
export function casesConstraint(compared: unknown, pointer: string): SchemaConstraint | undefined {
  const reference = dataReferenceOf(compared);
  if (reference === undefined || !isObject(compared) || !isObject(compared.cases)) return undefined;
  const other = resolveData(pointer, reference);
  if (other === undefined) return undefined;
  const values = Object.keys(compared.cases).flatMap((key) => [key, valueOfText(key)]);
  const name = lastKey(other);
  return {
    pointer: parentPointer(other),
    schema: { required: [name], properties: { [name]: { enum: [...new Set(values)] } } },
  };
}

/** Returns the number, or the yes or no, that a key stands for. */
function valueOfText(key: string): unknown {
  try {
    return JSON.parse(key);
  } catch {
    return key;
  }
}

/** Returns whether a schema compares with other answers. */
export const comparesAnswers = memoizeByObject((schema: JsonSchema): boolean =>
  JSON.stringify(schema).includes('"$data"'),
);

/**
 * Returns the value that a `$data` pointer of a field refers to.
 *
 * @param objects the objects around the field, the outermost first
 */
export function resolveDataReference(reference: string, objects: Answers[]): unknown {
  const { levels, path } = partsOf(reference);
  return getAt(levels === undefined ? objects[0] : objects.at(-levels), path);
}

/** Splits a `$data` pointer; one from the root has no `levels`. */
function partsOf(reference: string): { levels: number | undefined; path: string } {
  const [, levels = '', path = ''] = /^(\d*)(\/.*)?$/.exec(reference) ?? [];
  return { levels: levels === '' ? undefined : Number(levels), path };
}

/** The limits that answers have by another one, with that of the other one by the answer. */
const oppositeLimits: Record<string, string> = {
  minimum: 'maximum',
  maximum: 'minimum',
  exclusiveMinimum: 'exclusiveMaximum',
  exclusiveMaximum: 'exclusiveMinimum',
  formatMinimum: 'formatMaximum',
  formatMaximum: 'formatMinimum',
  formatExclusiveMinimum: 'formatExclusiveMaximum',
  formatExclusiveMaximum: 'formatExclusiveMinimum',
};

/** Returns the name of the question of the same object that an answer is compared with: "from" of "1/from". */
const siblingOf = (compared: unknown): string | undefined => {
  const { levels, path } = partsOf(ownReferenceOf(compared) ?? '');
  const [name, ...rest] = fromPointer(path);
  return levels === 1 && rest.length === 0 ? name : undefined;
};

interface SiblingLimit {
  sibling: string;
  /** Keyword of the limit that the answer is for the sibling's. */
  opposite: string;
  format: string | undefined;
}

/** Lists the limits of an answer by questions of the same object. */
export const siblingLimitsOf = (schema: JsonSchema): SiblingLimit[] =>
  Object.entries(schema).flatMap(([keyword, value]) => {
    const [sibling, opposite] = [siblingOf(value), oppositeLimits[keyword]];
    return sibling !== undefined && opposite !== undefined
      ? [{ sibling, opposite, format: schema.format }]
      : [];
  });

/** Returns a schema without its limits by questions of the same object. */
export const withoutSiblingLimits = (schema: JsonSchema): JsonSchema =>
  Object.fromEntries(Object.entries(schema).filter(([, value]) => siblingOf(value) === undefined));

/** Returns the objects around a value, the outermost first. */
export const objectsAround = (answers: Answers, pointer: string): Answers[] =>
  fromPointer(pointer).map((_, index, path) => {
    const object = getAt(answers, toPointer(path.slice(0, index)));
    return isObject(object) ? object : {};
  });

/**
 * Replaces what a field is compared with, other answers, the day and the results of calculations, by its value. A
 * comparison without a value refuses nothing, and no condition holds by it.
 *
 * @param objects the objects around the field, the outermost first
 * @param resultOf returns the result of the calculation of a limit
 */
export function withValuesOfLimits(
  schema: JsonSchema,
  objects: Answers[],
  resultOf: (calculation: Calculation) => unknown,
): JsonSchema {
  const entries = Object.entries(withResults(schema, resultOf)).map(([keyword, value]) => {
    const { $today, $now } = isObject(value) ? value : {};
    if (typeof $today === 'string') return [keyword, limitOfDay(schema, $today)];
    return [keyword, typeof $now === 'string' ? momentInFormat($now, schema.format) : value];
  });
  const literal: JsonSchema = Object.fromEntries(entries);
  return comparesAnswers(schema)
    ? withAnswers(literal, { objects, depth: 0, failsMissing: false })
    : literal;
}

/** Replaces the calculations of limits by their results; a limit without one is left out. */
function withResults(
  schema: JsonSchema,
  resultOf: (calculation: Calculation) => unknown,
): JsonSchema {
  const entries = Object.entries(schema).flatMap(([keyword, value]) => {
    const calculation = limitCalculationOf(keyword, value);
    if (!calculation) return [[keyword, value]];
    const result = resultOf(calculation);
    return isLimit(keyword, result) ? [[keyword, result]] : [];
  });
  return mapSubschemas(Object.fromEntries(entries), (inner, keyword) =>
    describesSameValue(keyword) ? withResults(inner, resultOf) : inner,
  );
}

function limitOfDay({ type, format }: JsonSchema, offset: string): unknown {
  const day = relativeDay(offset);
  return type === 'string' ? dayInFormat(day, format) : Number(day.slice(0, 4));
}

function momentInFormat(offset: string, format: string | undefined): string {
  const moment = relativeMoment(offset);
  return formatEntry(format)?.limits?.ofMoment?.(moment, relativeDay('P0D')) ?? moment;
}

interface Part {
  /** The objects around the field, the outermost first. */
  objects: Answers[];
  /** Levels from the field to the value that the part describes. */
  depth: number;
  /** Whether a comparison with a missing value fails here; elsewhere it passes. */
  failsMissing: boolean;
}

function withAnswers(schema: JsonSchema, part: Part): JsonSchema {
  const { objects, depth, failsMissing } = part;
  let isMissing = false;
  const entries = Object.entries(schema).flatMap(([keyword, value]) => {
    const reference = dataReferenceOf(value);
    if (reference === undefined) return [[keyword, value]];
    const { levels, path } = partsOf(reference);
    // It stays in the answer itself.
    if (levels !== undefined && levels <= depth) return [[keyword, value]];
    const outer = levels === undefined ? path : `${levels - depth}${path}`;
    const answer = resolveDataReference(outer, objects);
    const { cases } = value as { cases?: unknown };
    const found = isObject(cases) ? getOwn(cases, String(answer)) : answer;
    const isUsable = isLimit(keyword, found);
    isMissing ||= !isUsable;
    return isUsable ? [[keyword, found]] : [];
  });
  if (isMissing && failsMissing) return { not: {} };
  return mapSubschemas(Object.fromEntries(entries), (inner, keyword) =>
    withAnswers(inner, {
      objects,
      depth: describesSameValue(keyword) ? depth : depth + 1,
      failsMissing: keyword === 'not' ? !failsMissing : keyword === 'if' || failsMissing,
    }),
  );
}

/** Returns whether a value can limit an answer; a sample may break the type of the other answer. */
const isLimit = (keyword: string, value: unknown): boolean =>
  keyword === 'const'
    ? value !== undefined
    : typeof value === typeOfLimit(keyword) && !(keyword === 'multipleOf' && Number(value) <= 0);

const typeOfLimit = (keyword: string) => (/^(format|pattern)/.test(keyword) ? 'string' : 'number');
