import { isObject } from '../../../core/is-object.ts';
import { escapePart } from '../../../core/pointer.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import type { ProductSource } from '../product.ts';

/** A JSON Schema in a file, with its own "definitions". */
export interface WrittenSchema {
  file: string;
  /** Its pointer in the file. */
  pointer: string;
  schema: JsonSchema;
}

/** Lists the schemas of the responses of calls. */
export const responseSchemasOf = ({ app, appPath: file }: ProductSource): WrittenSchema[] =>
  Object.entries(app.calls ?? {}).flatMap(([name, call]) => {
    const schema = isObject(call) ? call.response : undefined;
    if (!isObject(schema)) return [];
    return [{ file, pointer: `/calls/${escapePart(name)}/response`, schema: schema as JsonSchema }];
  });
