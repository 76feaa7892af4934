import { isObject } from '../../../core/is-object.ts';
import type { LoadFile } from '../../../definition/files/screen.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import { once } from '../../model/memoize.ts';
import { formsOfScreen, own, type ProductSource, type ScreenSource } from '../../model/product.ts';
import { answersSchema, closed } from './resolve-in-schema.ts';

/** Nothing is known of it, so any pointer may lead somewhere. */
export const anything: JsonSchema = {};

/** The parameters of an address. */
export const query: JsonSchema = { type: 'object', additionalProperties: { type: 'string' } };

/** What is known of the page itself. */
export const page = closed({ url: { type: 'string' } });

/** The answers that the forms of a screen can hold. */
export const answersOf: (screen: ScreenSource) => JsonSchema = once((screen) =>
  answersSchema(formsOfScreen(screen)),
);

/** What pointers of a screen point into once everything is there. */
export function surroundings(product: Pick<ProductSource, 'app'>, { screen }: ScreenSource) {
  const parts: Record<string, JsonSchema> = { query, page };
  if (screen.kind !== 'page' && screen.load) parts.loaded = loadedSchema(product, screen.load);
  return parts;
}

/** The answer of a load call: what its response schema says; nothing where the body is not read. */
function loadedSchema({ app }: Pick<ProductSource, 'app'>, load: LoadFile): JsonSchema {
  const call = own(app.calls, load.call);
  if (!call) return anything;
  return isObject(call.response)
    ? (call.response as JsonSchema)
    : call.errors
      ? anything
      : closed({});
}

/** Definitions of a response schema are looked for at the root of the document. */
export function documentOf(parts: Record<string, JsonSchema>): JsonSchema {
  return { ...closed(parts), definitions: parts.loaded?.definitions };
}
