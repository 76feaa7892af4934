import { fromPointer, toPointer } from '../../core/pointer.ts';
import type { JsonSchema } from '../../definition/json-schema.ts';
import { mapSubschemas } from './map-subschemas.ts';

/** Returns a schema without the value at a pointer in it; "-" in one is every item of a list. */
export const schemaWithout = (schema: JsonSchema, pointer: string): JsonSchema =>
  withoutPath(schema, fromPointer(pointer));

function withoutPath(schema: JsonSchema, [name = '', ...rest]: string[]): JsonSchema {
  if (rest.length > 0) {
    const holder = name === '-' ? '/items' : toPointer(['properties', name]);
    return mapSubschemas(schema, (part, _, way) =>
      way === holder ? withoutPath(part, rest) : part,
    );
  }
  const { properties, required } = schema;
  if (!properties) return schema;
  const { [name]: _, ...others } = properties;
  return {
    ...schema,
    properties: others,
    ...(required && { required: required.filter((one) => one !== name) }),
  };
}
