import { Type } from 'typebox';
import type { JsonSchema } from '../json-schema.ts';

/** Marks a value that is itself a JSON Schema, for the checker and for editors. */
export const isSchema = { 'x-holds': 'schema' } as const;

/** Describes a keyword that holds a schema. */
export const subschema = (description: string, examples?: unknown[]) =>
  Type.Unsafe<JsonSchema>({
    description,
    ...(examples && { examples }),
    allOf: [{ $ref: '#/definitions/schema' }],
  });

/** Describes a keyword that holds several schemas. */
export const subschemas = (description: string, examples?: unknown[]) =>
  Type.Array(Type.Unsafe<JsonSchema>({ $ref: '#/definitions/schema' }), {
    minItems: 1,
    description,
    ...(examples && { examples }),
  });

/** Describes a keyword that holds schemas by name. */
export const subschemasByName = (description: string, examples?: unknown[]) =>
  Type.Record(Type.String(), Type.Unsafe<JsonSchema>({ $ref: '#/definitions/schema' }), {
    description,
    ...(examples && { examples }),
  });
