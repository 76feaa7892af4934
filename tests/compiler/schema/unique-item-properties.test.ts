// Proves that no two items of a list have the same answer to the questions that "uniqueItemProperties" names.
import { expect, test } from 'vitest';
import { compileSchema } from '../../../src/compiler/schema/compile-validators.ts';
import type { JsonSchema } from '../../../src/definition/json-schema.ts';
import { expectValues, type SchemaCase } from './expect-values.ts';

const byEmail: JsonSchema = { uniqueItemProperties: ['email'] };
const inAnyCase: JsonSchema = { ...byEmail, collation: { sensitivity: 'accent' } };

const rules: SchemaCase[] = [
  [
    'one answer',
    byEmail,
    [
      [],
      [{ email: 'a' }, { email: 'b' }],
      [{ email: 'a' }, { email: 'A' }],
      [{}, {}],
      [null, {}],
      1,
    ],
    [
      [{ email: 'a' }, { email: 'b' }, { email: 'a' }],
      [{ email: ['a', 1] }, { email: ['a', 1] }],
      [{ email: { name: 'a', host: 'b' } }, { email: { host: 'b', name: 'a' } }],
    ],
  ],
  [
    'each of two answers',
    { uniqueItemProperties: ['email', 'seat'] },
    [[{ email: 'a', seat: 1 }, { email: 'b', seat: 2 }, { email: 'c' }]],
    [
      [
        { email: 'a', seat: 1 },
        { email: 'b', seat: 1 },
      ],
    ],
  ],
  [
    'two answers together',
    { uniqueItemProperties: [['name', 'born']], collation: { sensitivity: 'accent' } },
    [
      [
        { name: 'a', born: 1 },
        { name: 'a', born: 2 },
        { name: 'b', born: 1 },
      ],
      [{ name: 'a' }, { name: 'a' }, { born: 1 }, { born: 1 }],
      [null, null],
    ],
    [
      [
        { name: 'a', born: 1 },
        { name: 'A', born: 1 },
      ],
    ],
  ],
  ['in any case', inAnyCase, [[{ email: 'a' }, {}, {}]], [[{ email: 'a' }, { email: 'A' }]]],
  [
    'in a condition',
    { if: { not: byEmail }, then: { maxItems: 1 } },
    [[{ email: 'a' }, { email: 'b' }]],
    [[{ email: 'a' }, { email: 'a' }]],
  ],
];

expectValues(rules);

test.each([byEmail, inAnyCase])('a long list takes no long time (%j)', (schema) => {
  const rule = compileSchema(schema);
  const items = Array.from({ length: 50_000 }, (_, index) => ({ email: `guest-${index}` }));
  expect(rule(items)).toBe(true);
  expect(rule([...items, { email: 'guest-7' }])).toBe(false);
  expect(rule.errors).toMatchObject([{ params: { i: 50_000, j: 7, property: 'email' } }]);
});

test('each repeated answer is an error of its own', () => {
  const rule = compileSchema({ uniqueItemProperties: ['email', 'seat'] });
  const [a, b] = [
    { email: 'a', seat: 1 },
    { email: 'b', seat: 1 },
  ];
  rule([a, b, { email: 'a' }, { email: 'a' }]);
  expect(rule.errors?.map(({ params }) => params)).toEqual([
    { i: 2, j: 0, property: 'email' },
    { i: 3, j: 0, property: 'email' },
    { i: 1, j: 0, property: 'seat' },
  ]);
});

test('answers that are repeated together are an error at the last one', () => {
  const rule = compileSchema({ uniqueItemProperties: [['name', 'born'], 'seat'] });
  const ada = { name: 'Ada', born: '1815' };
  rule([ada, { name: 'Ada', born: '1816' }, { ...ada, seat: 1 }]);
  expect(rule.errors?.map(({ params }) => params)).toEqual([{ i: 2, j: 0, property: 'born' }]);
});
