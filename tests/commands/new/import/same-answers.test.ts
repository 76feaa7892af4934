// Proves that an imported form accepts and refuses the same answers as its JSON Schema, where nothing is listed.
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { expect, it } from 'vitest';
import { validatedSchema } from '../../../../src/compiler/index.ts';
import type { JsonSchema } from '../../../../src/definition/json-schema.ts';
import { importSchema } from './import-form.ts';

const text = { type: 'string' };

const club: JsonSchema = {
  type: 'object',
  required: ['name', 'rig'],
  properties: {
    name: { allOf: [{ $ref: '#/$defs/name' }], minLength: 2 },
    rig: { enum: ['sloop', 'ketch'] },
    crew: { type: 'array', maxItems: 2, items: { $ref: '#/$defs/sailor' } },
    skipper: { $ref: '#/$defs/sailor' },
    tags: { type: 'array', uniqueItems: true, items: { enum: ['fast', 'dry'] } },
    payer: {
      oneOf: [
        { properties: { kind: { const: 'self' } }, required: ['kind'] },
        { properties: { kind: { enum: ['firm'] }, vat: text }, required: ['kind', 'vat'] },
      ],
    },
    length: { type: 'number', exclusiveMinimum: 2, multipleOf: 0.5 },
    born: { type: 'string', format: 'date' },
  },
  dependencies: {
    length: ['born'],
    rig: {
      oneOf: [
        { properties: { rig: { enum: ['sloop'] } } },
        {
          properties: { rig: { const: 'ketch' }, mizzen: { type: 'integer' } },
          required: ['mizzen'],
        },
      ],
    },
  },
  $defs: {
    name: { type: 'string', maxLength: 5 },
    sailor: { type: 'object', required: ['name'], properties: { name: { $ref: '#/$defs/name' } } },
  },
};

const accepted = { name: 'Ada', rig: 'sloop' };

it.each([
  [true, {}],
  [false, { name: undefined }],
  [false, { name: 'A' }],
  [false, { name: 'Adelaide' }],
  [false, { rig: 'yawl' }],
  [false, { rig: 'ketch' }],
  [true, { rig: 'ketch', mizzen: 3 }],
  [false, { rig: 'ketch', mizzen: 3.5 }],
  [true, { crew: [{ name: 'Bob' }] }],
  [false, { crew: [{}] }],
  [false, { crew: [{ name: 'B' }, { name: 'C' }, { name: 'D' }] }],
  [false, { skipper: { name: 'Adelaide' } }],
  [true, { tags: ['fast', 'dry'] }],
  [false, { tags: ['fast', 'fast'] }],
  [true, { payer: { kind: 'self' } }],
  [false, { payer: { kind: 'firm' } }],
  [true, { payer: { kind: 'firm', vat: 'DE1' } }],
  [false, { payer: { kind: 'else' } }],
  [false, { length: 3 }],
  [true, { length: 3, born: '2000-02-29' }],
  [false, { length: 2, born: '2000-02-29' }],
  [false, { length: 3.2, born: '2000-02-29' }],
  [false, { born: '2001-02-29' }],
])('%j: %j', async (isAccepted, change) => {
  const { schema, remarks } = await importSchema(club);
  expect(remarks).toEqual([]);
  const answers = JSON.parse(JSON.stringify({ ...accepted, ...change }));
  const accepts = (each: JsonSchema) =>
    addFormats.default(new Ajv({ strict: false })).validate(each, answers);
  expect({ before: accepts(club), after: accepts(validatedSchema(schema)) }).toEqual({
    before: isAccepted,
    after: isAccepted,
  });
});
