import { getOwn } from '../../../core/get-own.ts';
import { isObject } from '../../../core/is-object.ts';
import type { LoadFile } from '../../../definition/files/request.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import { memoizeByObject } from '../../model/memoize.ts';
import { formsOfScreen, type ProductSource, type ScreenSource } from '../../model/product.ts';
import { answersSchema, closedObject } from './resolve-in-schema.ts';

/** The schema of an unknown value, in which every pointer resolves. */
export const anySchema: JsonSchema = {};

/** The schema of query parameters. */
export const querySchema: JsonSchema = { type: 'object', additionalProperties: { type: 'string' } };

/** The schema of data of the page itself. */
export const pageSchema = closedObject({ url: { type: 'string' } });

/** Returns the schema of a screen's answers. */
export const answersSchemaOf: (screen: ScreenSource) => JsonSchema = memoizeByObject((screen) =>
  answersSchema(formsOfScreen(screen)),
);

/** Returns the schemas of the data sources of a screen after its load call. */
export function mappingScope(product: Pick<ProductSource, 'app'>, { screen }: ScreenSource) {
  const parts: Record<string, JsonSchema> = { query: querySchema, page: pageSchema };
  if (screen.kind !== 'page' && screen.load) parts.loaded = loadedSchema(product, screen.load);
  return parts;
}

/** Returns the schema of a load call's response; an empty object where the body is not read. */
function loadedSchema({ app }: Pick<ProductSource, 'app'>, load: LoadFile): JsonSchema {
  const call = getOwn(app.calls, load.call);
  if (!call) return anySchema;
  return isObject(call.response)
    ? (call.response as JsonSchema)
    : call.errors
      ? anySchema
      : closedObject({});
}

/** Joins data sources into one schema, with the definitions of the response at its root. */
export function scopeSchema(parts: Record<string, JsonSchema>): JsonSchema {
  return { ...closedObject(parts), definitions: parts.loaded?.definitions };
}
