import { fromPointer } from '../core/pointer.ts';
import type { JsonSchema } from '../definition/json-schema.ts';

/**
 * Returns the schema of the value at a pointer, for a change in place. The objects and lists around it are made on the way; "-"
 * is any item of a list.
 */
export function schemaAt(root: JsonSchema, pointer: string): JsonSchema {
  let schema = root;
  for (const name of fromPointer(pointer)) {
    if (name === '-') {
      schema.type = 'array';
      schema.items ??= {};
      schema = schema.items;
    } else {
      schema.type ??= 'object';
      schema.properties ??= {};
      schema.properties[name] ??= {};
      schema = schema.properties[name];
    }
  }
  return schema;
}

/** Returns the schema of a document with a value of this schema at a pointer. */
export function schemaWith(pointer: string, schema: JsonSchema): JsonSchema {
  const root: JsonSchema = {};
  Object.assign(schemaAt(root, pointer), schema);
  return root;
}
