// Proves that the description of a call names values that are compared by a collation as examples.
import { expect, it } from 'vitest';
import { plainSchema } from '../../src/openapi/plain-schema.ts';

const collation = { sensitivity: 'accent' } as const;

it.each([
  [
    { type: 'string', enum: ['A', 'B'], collation },
    { type: 'string', examples: ['A', 'B'] },
  ],
  [
    { type: 'string', const: 'A', collation },
    { type: 'string', examples: ['A'] },
  ],
  [{ const: { $data: '1/email' }, collation }, {}],
  [{ uniqueItems: true, collation }, { uniqueItems: true }],
])('%j', (schema, expected) => {
  expect(plainSchema({ properties: { code: schema } })).toEqual({ properties: { code: expected } });
});
