// Proves that another answer chooses the value of a rule, and that one without a case leaves no rule.
import { expect, test } from 'vitest';
import { compileSchema } from '../../../src/compiler/schema/compile-validators.ts';
import type { JsonSchema } from '../../../src/definition/json-schema.ts';
import { expectValues } from './expect-values.ts';

const by = (cases: Record<string, unknown>) => ({ $data: '1/other', cases }) as never;
const own = (schema: JsonSchema): JsonSchema => ({ properties: { own: schema } });

/** The answers to "own" and "other". */
type Answers = [own: unknown, other?: unknown][];

const rules: [title: string, schema: JsonSchema, good: Answers, bad: Answers][] = [
  [
    'a pattern',
    { pattern: by({ DE: '^\\d{5}$', NL: '^\\d{4} [A-Z]{2}$' }) },
    [
      ['12345', 'DE'],
      ['1234 AB', 'NL'],
      ['what', 'FR'],
      ['what'],
      ['what', 'constructor'],
      [5, 'DE'],
      ['what', { toString: 'DE' }],
      ['what', ['DE']],
    ],
    [
      ['1234 AB', 'DE'],
      ['12345', 'NL'],
    ],
  ],
  [
    'a maximum by a number',
    { maximum: by({ 1: 5, 2: 50 }) },
    [
      [5, 1],
      [50, 2],
      [51, 3],
    ],
    [[6, 1]],
  ],
  [
    'no key for a missing answer',
    { maximum: by({ undefined: 5 }) },
    [[6], [6, 'defined']],
    [[6, 'undefined']],
  ],
  [
    'a length by a box',
    { maxLength: by({ true: 1 }) },
    [
      ['ab', false],
      ['a', true],
    ],
    [['ab', true]],
  ],
  [
    'a day',
    { format: 'date', formatMinimum: by({ a: '2026-02-01' }) },
    [
      ['2026-02-01', 'a'],
      ['2026-01-01', 'b'],
    ],
    [['2026-01-01', 'a']],
  ],
  [
    'a month',
    { format: 'year-month', formatMaximum: by({ a: '2026-02' }) },
    [
      ['2026-02', 'a'],
      ['2026-03', 'b'],
    ],
    [['2026-03', 'a']],
  ],
  [
    'a value in any case',
    { const: by({ a: 'Spring' }), collation: { sensitivity: 'accent' } },
    [
      ['SPRING', 'a'],
      ['x', 'b'],
    ],
    [['x', 'a']],
  ],
  [
    'an exclusion',
    { not: { pattern: by({ a: '^x' }) } },
    [['y', 'a'], ['x', 'b'], ['x']],
    [['x', 'a']],
  ],
  [
    'a condition',
    { if: { pattern: by({ a: '^x' }) }, then: { minLength: 3 } },
    [
      ['x', 'b'],
      ['y', 'a'],
      ['xyz', 'a'],
    ],
    [['x', 'a']],
  ],
];

const bodies = (all: Answers) => all.map(([one, other]) => ({ own: one, other }));

expectValues(
  rules.map(([title, schema, good, bad]) => [title, own(schema), bodies(good), bodies(bad)]),
);

test('the chosen limit is in the error, for messages', () => {
  const rule = compileSchema(own({ maximum: by({ 1: 5 }) }));
  rule({ own: 6, other: 1 });
  expect(rule.errors).toMatchObject([{ keyword: 'maximum', params: { limit: 5 } }]);
});
