// Proves that a comparison with an unanswered question refuses nothing, and does not hold in a condition.
import { describe, expect, test } from 'vitest';
import type { ValidateFn } from '../../../src/compiled/validate.ts';
import {
  compileSchema,
  compileValidators,
} from '../../../src/compiler/schema/compile-validators.ts';
import { asCondition } from '../../../src/compiler/schema/unanswered-data.ts';
import type { JsonSchema } from '../../../src/definition/json-schema.ts';
import { importModule } from '../../forms/form/import-module.ts';

const other = { $data: '1/other' };
const limit = other as unknown as number;
const own = (schema: JsonSchema): JsonSchema => ({ properties: { own: schema } });

/** The answers to "own" and "other". */
type Answers = [own: unknown, other?: unknown][];

const same = { const: other };
const earlier: JsonSchema = { format: 'date', formatExclusiveMaximum: other };
const rules: [title: string, schema: JsonSchema, good: Answers, bad: Answers][] = [
  ['the same', same, [['a'], ['a', 'a']], [['a', 'b']]],
  ['not the same', { not: same }, [['a'], ['a', 'b']], [['a', 'a']]],
  ['not not the same', { not: { not: same } }, [['a'], ['a', 'a']], [['a', 'b']]],
  ['not less', { not: { maximum: limit } }, [[1], [2, 1]], [[1, 2]]],
  ['not shorter', { not: { maxLength: limit } }, [['a'], ['ab', 1]], [['a', 1]]],
  ['no multiple', { not: { multipleOf: limit } }, [[4], [4, 3]], [[4, 2]]],
  ['no match', { not: { pattern: other as unknown as string } }, [['a'], ['a', 'b']], [['a', 'a']]],
  [
    'not earlier',
    { not: earlier },
    [['2026-01-01'], ['2026-01-01', '2025-01-01']],
    [['2026-01-01', '2027-01-01']],
  ],
  [
    'neither the same nor a value',
    { not: { anyOf: [same, { const: 'none' }] } },
    [['a'], ['a', 'b']],
    [['none'], ['a', 'a']],
  ],
  [
    'the same or a value',
    { anyOf: [same, { const: 'none' }] },
    [['a'], ['a', 'a'], ['none', 'b']],
    [['a', 'b']],
  ],
  [
    'no list with the same',
    { not: { contains: { const: { $data: '2/other' } } } },
    [[['a']], [['a'], 'b']],
    [[['a'], 'a']],
  ],
  [
    'longer where it is the same',
    { if: same, then: { minLength: 3 } },
    [['a'], ['a', 'b'], ['abc', 'abc']],
    [['a', 'a']],
  ],
  [
    'longer where it is not the same',
    { if: { not: same }, then: { minLength: 3 } },
    [['a'], ['a', 'a'], ['abc', 'b']],
    [['a', 'b']],
  ],
  [
    'shorter unless it is the same',
    { if: same, else: { maxLength: 1 } },
    [['a'], ['abc', 'abc']],
    [['abc'], ['abc', 'b']],
  ],
  [
    'not the same by a definition',
    { not: { $ref: '#/definitions/same' } },
    [['a'], ['a', 'b']],
    [['a', 'a']],
  ],
];

const ways: [where: string, compile: (schema: JsonSchema) => Promise<ValidateFn>][] = [
  ['in this process', async (schema) => compileSchema(schema) as ValidateFn],
  [
    'in the module of a form',
    async (schema) => (await importModule<{ v: ValidateFn }>(compileValidators({ v: schema }))).v,
  ],
];

const toAnswers = ([first, second]: Answers[number]) => ({
  own: first,
  ...(second !== undefined && { other: second }),
});

describe.each(ways)('%s', (_, compile) => {
  test.each(rules)(
    'a rule that compares with an unanswered question refuses nothing: %s',
    async (...[, schema, good, bad]) => {
      const validate = await compile({ ...own(schema), definitions: { same } });
      expect(good.filter((answers) => !validate(toAnswers(answers)))).toEqual([]);
      expect(bad.filter((answers) => validate(toAnswers(answers)))).toEqual([]);
    },
  );

  test.each<[title: string, condition: JsonSchema, holds: Answers, fails: Answers]>([
    ['the same', same, [['a', 'a']], [['a'], ['a', 'b']]],
    ['not the same', { not: same }, [['a', 'b']], [['a'], ['a', 'a']]],
    ['less', { exclusiveMaximum: limit }, [[1, 2]], [[1], [2, 1]]],
    ['a value, or the same', { anyOf: [{ const: 'x' }, same] }, [['x'], ['a', 'a']], [['a']]],
    ['no comparison', { const: 'x' }, [['x']], [['a']]],
  ])(
    'a condition that compares with an unanswered question does not hold: %s',
    async (_title, schema, holds, fails) => {
      const validate = await compile(asCondition(own(schema)));
      expect(holds.filter((answers) => !validate(toAnswers(answers)))).toEqual([]);
      expect(fails.filter((answers) => validate(toAnswers(answers)))).toEqual([]);
    },
  );
});
