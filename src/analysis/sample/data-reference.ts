import type { Answers } from '../../core/coerce-answers.ts';
import { isObject } from '../../core/is-object.ts';
import { fromPointer, getAt, toPointer } from '../../core/pointer.ts';
import { relativeDay } from '../../core/relative-day.ts';
import { dayInFormat } from '../../definition/formats.ts';
import type { JsonSchema } from '../../definition/json-schema.ts';

/** Returns the relative JSON Pointer of `"const": { "$data": "1/email" }`. */
export function dataReferenceOf({ const: value }: JsonSchema): string | undefined {
  const data = (value as { $data?: unknown } | null | undefined)?.$data;
  return typeof data === 'string' ? data : undefined;
}

/**
 * Returns the value that a `$data` pointer of a field refers to.
 *
 * @param objects the objects around the field, the outermost first
 */
export function resolveDataReference(reference: string, objects: Answers[]): unknown {
  const [, levels = '', path = ''] = /^(\d*)(\/.*)?$/.exec(reference) ?? [];
  return getAt(levels === '' ? objects[0] : objects.at(-Number(levels)), path);
}

/** Returns the objects around a value, the outermost first. */
export const objectsAround = (answers: Answers, pointer: string): Answers[] =>
  fromPointer(pointer).map((_, index, path) => {
    const object = getAt(answers, toPointer(path.slice(0, index)));
    return isObject(object) ? object : {};
  });

/**
 * Replaces the limits of a field that depend on another answer or on the day by their values; one without a value is
 * left out.
 *
 * @param objects the objects around the field, the outermost first
 */
export function withValuesOfLimits(schema: JsonSchema, objects: Answers[]): JsonSchema {
  if (!Object.values(schema).some((value) => isObject(value))) return schema;
  const entries = Object.entries(schema).flatMap(([keyword, value]) => {
    if (keyword === 'const' || !isObject(value)) return [[keyword, value]];
    const limit = valueOfLimit(value, schema, objects);
    // A sample may break the type of the other answer.
    const isUsable = !('$data' in value) || typeof limit === typeOfLimit(keyword);
    return isUsable ? [[keyword, limit]] : [];
  });
  return Object.fromEntries(entries);
}

const typeOfLimit = (keyword: string) => (/^(format|pattern)/.test(keyword) ? 'string' : 'number');

function valueOfLimit(
  value: Record<string, unknown>,
  schema: JsonSchema,
  objects: Answers[],
): unknown {
  if (typeof value.$data === 'string') return resolveDataReference(value.$data, objects);
  if (typeof value.$today !== 'string') return value;
  const day = relativeDay(value.$today);
  if (schema.type !== 'string') return Number(day.slice(0, 4));
  return dayInFormat(day, schema.format);
}
