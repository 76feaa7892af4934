// Proves that a collation decides which texts "const", "enum" and "uniqueItems" take for the same.
import { expect, test } from 'vitest';
import { combineSchemas } from '../../../src/compiler/schema/combine-schemas.ts';
import {
  compileSchema,
  compileValidators,
} from '../../../src/compiler/schema/compile-validators.ts';
import { expectValues, type SchemaCase } from './expect-values.ts';

const accent = { sensitivity: 'accent' } as const;
const letters = { sensitivity: 'base', ignorePunctuation: true } as const;
const other = { const: { $data: '1/other' }, collation: accent };

const rules: SchemaCase[] = [
  [
    'any case',
    { const: 'SPRING24', collation: accent },
    ['SPRING24', 'spring24'],
    ['Spring 24', 'SPRÍNG24', 24],
  ],
  ['any accents', { const: 'Zoë', collation: { sensitivity: 'case' } }, ['Zoe'], ['zoë']],
  [
    'any punctuation',
    { enum: ['AB-12', 'CD-34'], collation: { ignorePunctuation: true } },
    ['AB12', ' CD 3-4'],
    ['ab12', 'EF56'],
  ],
  ['letters and digits alone', { enum: ["O'Brién"], collation: letters }, ['obrien '], ['Brien']],
  ['another value', { not: { const: 'None', collation: accent } }, ['some'], ['NONE']],
  ['an item', { contains: { const: 'a', collation: accent } }, [['b', 'A']], [['b']]],
  [
    'different items',
    { uniqueItems: true, collation: letters },
    [['Ada', 'Bea'], [], ['Ada', 1]],
    [
      ['Ada', 'Bea', 'ADA'],
      [
        { name: 'Ada', born: [1] },
        { born: [1], name: 'ada' },
      ],
    ],
  ],
  [
    'different groups',
    { uniqueItems: true, collation: letters },
    [
      [{ name: 'Ada' }, { name: 'Ada', born: 1 }, ['Ada'], { 0: 'Ada' }, null],
      [{ a: 1, b: 2 }, { a: 2, b: 1 }, { a: 1, c: 2 }, {}, [], 1, '1', true],
    ],
    [
      [null, { name: 'a' }, null],
      [[1], { a: [] }, [1]],
    ],
  ],
  ['no rule', { uniqueItems: false, collation: letters }, [['a', 'A']], []],
];

expectValues(rules);

test('another answer is compared by it, and a missing one with nothing', () => {
  const rule = compileSchema({ properties: { own: other } });
  expect(rule({ own: 'Ada@example.com', other: 'ada@Example.com' })).toBe(true);
  expect(rule({ own: 'Ada@example.com', other: 'bea@example.com' })).toBe(false);
  expect(rule({ own: 'Ada@example.com' })).toBe(true);
  const condition = compileSchema({ if: { properties: { own: other } }, then: { not: {} } });
  expect(condition({ own: 'Ada' })).toBe(true);
  expect(condition({ own: 'Ada', other: 'ADA' })).toBe(false);
});

test('the repeated items are named', () => {
  const rule = compileSchema({ uniqueItems: true, collation: letters });
  rule(['Ada', 'Bea', 'ADA']);
  expect(rule.errors).toMatchObject([{ keyword: 'uniqueItems', params: { i: 2, j: 0 } }]);
});

test('a long list is compared in time', () => {
  const rule = compileSchema({ uniqueItems: true, collation: letters });
  const items = Array.from({ length: 20_000 }, (_, index) => ({ name: `Guest ${index}` }));
  const start = performance.now();
  expect(rule(items)).toBe(true);
  expect(rule([...items, { name: 'guest 7' }])).toBe(false);
  expect(rule.errors).toMatchObject([{ params: { i: 20_000, j: 7 } }]);
  expect(performance.now() - start).toBeLessThan(10_000);
});

test('a module has each comparison once', () => {
  const code = compileValidators({
    one: { properties: { own: other } },
    two: { enum: ['a'], collation: accent },
  });
  expect(code.match(/Intl\.Collator\(/g)).toHaveLength(1);
});

test('combined schemas keep their own comparison', () => {
  const schema = combineSchemas([{ enum: ['A', 'B'] }, { const: 'a', collation: accent }]);
  const rule = compileSchema(schema);
  expect(rule('A')).toBe(true);
  expect(rule('a')).toBe(false);
});
