// Proves that a schema loses the value at a pointer, in a group, in each item of a list, and of any name.
import { expect, it } from 'vitest';
import { schemaWithout } from '../../../src/compiler/schema/schema-without.ts';
import type { JsonSchema } from '../../../src/definition/json-schema.ts';

const text = { type: 'string' };
const object = (properties: Record<string, JsonSchema>) => ({
  properties,
  required: Object.keys(properties),
});

it.each([
  ['/a', object({ a: text, b: text }), object({ b: text })],
  ['/a~1b', object({ 'a/b': text, c: text }), object({ c: text })],
  ['/a/b', object({ a: object({ b: text, c: text }) }), object({ a: object({ c: text }) })],
  [
    '/a/-/b',
    object({ a: { items: object({ b: text, c: text }) } }),
    object({ a: { items: object({ c: text }) } }),
  ],
  ['/c', object({ a: text }), object({ a: text })],
  ['/a/b', object({ a: text }), object({ a: text })],
])('%s', (pointer, schema, expected) => {
  expect(schemaWithout(schema, pointer)).toEqual(expected);
});
