// Proves that calls are described with collated values as examples, patterns of formats, and no rule of our own.
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
  // Other tools do not know the format.
  [{ format: 'year-month' }, { format: 'year-month', pattern: '^\\d{4}-(0[1-9]|1[0-2])$' }],
  [
    { format: 'year-month', pattern: '^2' },
    { format: 'year-month', pattern: '^2' },
  ],
])('%j', (schema, expected) => {
  expect(plainSchema({ properties: { code: schema } })).toEqual({ properties: { code: expected } });
});
