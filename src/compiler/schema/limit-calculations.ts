import type { CalculatedQuestion } from '../../compiled/question.ts';
import { isObject } from '../../core/is-object.ts';
import { parentPointer } from '../../core/pointer.ts';
import type { Calculation } from '../../definition/calculations.ts';
import { calculableLimits } from '../../definition/files/limits.ts';
import type { JsonSchema } from '../../definition/json-schema.ts';
import { describesSameValue, mapSubschemas } from './map-subschemas.ts';

/** Returns the calculation that is the limit of an answer; `undefined` for any other value of a keyword. */
export const limitCalculationOf = (keyword: string, value: unknown): Calculation | undefined =>
  calculableLimits.includes(keyword) && isObject(value) && isObject(value.calculated)
    ? (value.calculated as Calculation)
    : undefined;

/** A schema of answers whose calculated limits are values beside the answers. */
export interface LimitedSchema {
  schema: JsonSchema;
  /** The values, each beside the answers that it limits: "/trips/-/$limit0". Only the validator sees them. */
  limits: CalculatedQuestion[];
}

/**
 * Replaces the calculations at the limits of answers by `$data` pointers to values of their own, which exist only while
 * answers are validated.
 *
 * @param schema schema of all answers, references inlined
 */
export function withLimitValues(schema: JsonSchema): LimitedSchema {
  const limits: CalculatedQuestion[] = [];
  const nameOf = (at: string, calculation: Calculation) => {
    const name = `$limit${limits.length}`;
    limits.push({ pointer: `${parentPointer(at)}/${name}`, calculation });
    return name;
  };
  const replace = (part: JsonSchema, at: string): JsonSchema => {
    const entries = Object.entries(part).map(([keyword, value]) => {
      const calculation = at === '' ? undefined : limitCalculationOf(keyword, value);
      return [keyword, calculation ? { $data: `1/${nameOf(at, calculation)}` } : value];
    });
    return mapSubschemas(Object.fromEntries(entries), (inner, keyword, way) => {
      if (keyword === 'properties') return replace(inner, at + way.slice('/properties'.length));
      if (keyword === 'items') return replace(inner, `${at}/-`);
      return describesSameValue(keyword) ? replace(inner, at) : inner;
    });
  };
  return mayCalculateLimits(schema) ? { schema: replace(schema, ''), limits } : { schema, limits };
}

/** Returns whether a schema may have calculated limits; most have none. */
export const mayCalculateLimits = (schema: JsonSchema): boolean =>
  JSON.stringify(schema).includes('"calculated"');

/** Returns a schema without the limits that are calculated, as where none of them has a value. */
export const withoutLimitCalculations = (schema: JsonSchema): JsonSchema =>
  mapSubschemas(
    Object.fromEntries(
      Object.entries(schema).filter(([keyword, value]) => !limitCalculationOf(keyword, value)),
    ),
    withoutLimitCalculations,
  );
