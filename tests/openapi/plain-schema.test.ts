// Proves that the description of a call names values that a collation compares as examples, and no rule of its own.
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
  [{ type: 'array', uniqueItemProperties: ['a'], collation }, { type: 'array' }],
  [{ format: 'date', weekdays: [1], not: { const: '2027-04-12' } }, { format: 'date' }],
])('%j', (schema, expected) => {
  expect(plainSchema({ properties: { code: schema } })).toEqual({ properties: { code: expected } });
});
