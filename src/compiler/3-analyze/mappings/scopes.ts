import { getOwn } from '../../../core/get-own.ts';
import { isObject } from '../../../core/is-object.ts';
import type { LoadFile } from '../../../definition/files/screen.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import { memoizeByObject } from '../../model/memoize.ts';
import { formsOfScreen, type ProductSource, type ScreenSource } from '../../model/product.ts';
import { answersSchema, closedObject } from './resolve-in-schema.ts';

/** Nothing is known of it, so any pointer may lead somewhere. */
export const anySchema: JsonSchema = {};

/** The parameters of an address. */
export const querySchema: JsonSchema = { type: 'object', additionalProperties: { type: 'string' } };

/** What is known of the page itself. */
export const pageSchema = closedObject({ url: { type: 'string' } });

/** The answers that the forms of a screen can hold. */
export const answersSchemaOf: (screen: ScreenSource) => JsonSchema = memoizeByObject((screen) =>
  answersSchema(formsOfScreen(screen)),
);

/** What pointers of a screen point into once everything is there. */
export function mappingScope(product: Pick<ProductSource, 'app'>, { screen }: ScreenSource) {
  const parts: Record<string, JsonSchema> = { query: querySchema, page: pageSchema };
  if (screen.kind !== 'page' && screen.load) parts.loaded = loadedSchema(product, screen.load);
  return parts;
}

/** The answer of a load call: what its response schema says; nothing where the body is not read. */
function loadedSchema({ app }: Pick<ProductSource, 'app'>, load: LoadFile): JsonSchema {
  const call = getOwn(app.calls, load.call);
  if (!call) return anySchema;
  return isObject(call.response)
    ? (call.response as JsonSchema)
    : call.errors
      ? anySchema
      : closedObject({});
}

/** Definitions of a response schema are looked for at the root of the document. */
export function scopeSchema(parts: Record<string, JsonSchema>): JsonSchema {
  return { ...closedObject(parts), definitions: parts.loaded?.definitions };
}
