import type { ProductSource } from '../compiler/index.ts';
import { getOwn } from '../core/get-own.ts';
import { isObject } from '../core/is-object.ts';
import { fromPointer } from '../core/pointer.ts';
import type { Call } from '../definition/files/call.ts';
import type { JsonSchema } from '../definition/json-schema.ts';
import { examplesOf } from './examples.ts';
import { type LocalReply, localRepliesOf } from './local-replies.ts';
import { overlay, widen, withTypes } from './overlay.ts';
import { plainSchema } from './plain-schema.ts';
import { readValuesOf } from './read-values.ts';
import { schemaAt, schemaWith } from './schema-at.ts';
import { valueSchema } from './value-schema.ts';

/** Returns the schema of a response that does not refuse a call; without properties where nothing is known of it. */
export function successSchema(product: ProductSource, name: string): JsonSchema {
  const call = getOwn(product.app.calls, name);
  const written = isObject(call?.response) ? plainSchema(call.response) : {};
  const known = knownBodies(product, name).filter((body) => errorsIn(body, call) === undefined);
  const read = readSchema(product, name, ['success']);
  return withTypes([read, known.reduce(widen, {})].reduce(overlay, written));
}

/** Returns the schema of a body with errors; `undefined` where the pages look for none. */
export function errorsSchema(product: ProductSource, name: string): JsonSchema | undefined {
  const call = getOwn(product.app.calls, name);
  if (call?.errors === undefined) return undefined;
  const known = knownBodies(product, name).filter((body) => errorsIn(body, call) !== undefined);
  const errors = schemaWith(call.errors, {
    description: 'Any value but null, false and an empty one refuses the call.',
  });
  // Errors of which nothing else is known.
  const sentences = schemaWith(call.errors, { type: 'array', items: { type: 'string' } });
  const read = readSchema(product, name, ['errors']);
  return withTypes([known.reduce(widen, {}), errors, sentences].reduce(overlay, read));
}

/** Returns the schemas of the bodies of successful responses in sandbox.json, and in examples. */
function knownBodies(product: ProductSource, name: string): JsonSchema[] {
  const replies = localRepliesOf(product, name).filter(isSuccess);
  const played = Object.entries(examplesOf(product, name).played);
  return [
    ...replies.map(({ schema }) => schema),
    ...played.flatMap(([status, bodies]) =>
      /^2/.test(status) ? Object.values(bodies).map(({ value }) => valueSchema(value)) : [],
    ),
  ];
}

export const isSuccess = ({ status }: LocalReply): boolean => status >= 200 && status < 300;

/** Returns the schema of the errors in a body; `undefined` where it has none. */
function errorsIn(body: JsonSchema, call: Call | undefined): JsonSchema | undefined {
  if (call?.errors === undefined) return undefined;
  let found: JsonSchema | undefined = body;
  for (const name of fromPointer(call.errors)) found = found?.properties?.[name];
  return found;
}

/** Returns the schema of the values that definitions read where a call ends with one of these outcomes. */
export function readSchema(product: ProductSource, name: string, outcomes: string[]): JsonSchema {
  const root: JsonSchema = {};
  for (const { call, outcome, pointer, schema } of readValuesOf(product)) {
    if (call !== name || !outcomes.includes(outcome)) continue;
    const value = schemaAt(root, pointer);
    Object.assign(value, overlay(value, schema));
  }
  return root;
}
