// Proves that the schemas inside a schema are found, changed and inlined, and data that look like some are left alone.
import { expect, it } from 'vitest';
import { inlineReferences } from '../../../src/compiler/schema/inline-references.ts';
import { mapSubschemas, subschemasOf } from '../../../src/compiler/schema/map-subschemas.ts';
import type { JsonSchema } from '../../../src/definition/json-schema.ts';

const schema: JsonSchema = {
  properties: { default: { type: 'string' }, 'a/b': { type: 'integer' } },
  default: { properties: { a: {} } },
  items: [{ type: 'null' }] as unknown as JsonSchema,
  allOf: [{ if: {}, then: {} }],
  not: { const: { not: {} } },
};

it('the schemas in a schema are found, each with its pointer', () => {
  expect(subschemasOf(schema, '/x').map(({ pointer }) => pointer)).toEqual([
    '/x/properties/default',
    '/x/properties/a~1b',
    '/x/items/0',
    '/x/allOf/0',
    '/x/not',
  ]);
});

it('only schemas are changed, not data that look like some', () => {
  expect(mapSubschemas(schema, () => ({ title: 'new' }))).toEqual({
    properties: { default: { title: 'new' }, 'a/b': { title: 'new' } },
    default: schema.default,
    items: [{ title: 'new' }],
    allOf: [{ title: 'new' }],
    not: { title: 'new' },
  });
});

it('references are inlined, also beside one another, but not in data', () => {
  const data = { const: { $ref: '#/definitions/a' } };
  expect(
    inlineReferences({
      definitions: { a: { type: 'string' }, b: { $ref: '#/definitions/b', title: 'B' } },
      properties: {
        one: { $ref: '#/definitions/a', not: { $ref: '#/definitions/a' } },
        circle: { $ref: '#/definitions/b' },
        data,
      },
    }),
  ).toEqual({
    properties: { one: { type: 'string', not: { type: 'string' } }, circle: { title: 'B' }, data },
  });
});
