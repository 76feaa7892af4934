// Proves that a slow pattern is not tried on a text that is too long for it.
import { expect, it } from 'vitest';
import { compileSchema } from '../../../src/compiler/schema/compile-validators.ts';
import type { JsonSchema } from '../../../src/definition/json-schema.ts';

const judge = (schema: JsonSchema, value: unknown) => {
  const validate = compileSchema(schema);
  validate(value);
  return (validate.errors ?? []).flatMap(({ keyword, instancePath, params }) =>
    keyword === 'if' ? [] : [{ at: instancePath, keyword, params }],
  );
};
const schema = (code: JsonSchema): JsonSchema => ({ type: 'object', properties: { code } });
const digits = { type: 'string', maxLength: 200, pattern: '^\\d+\\d+\\d+x$' };

it('tells only of its length where a text is too long for a pattern that is slow on long texts', () => {
  const text = '1'.repeat(20_000);
  expect(judge(schema(digits), { code: text })).toEqual([
    { at: '/code', keyword: 'maxLength', params: { limit: 200 } },
  ]);
});

it('tells of the pattern as it is written where the text is short enough', () => {
  expect(judge(schema(digits), { code: '11' })).toEqual([
    { at: '/code', keyword: 'pattern', params: { pattern: digits.pattern } },
  ]);
  expect(judge(schema(digits), { code: '111x' })).toEqual([]);
});

it('tells of both where the pattern is quick', () => {
  const quick = { type: 'string', maxLength: 2, pattern: '^\\d+$' };
  expect(judge(schema(quick), { code: 'abc' }).map(({ keyword }) => keyword)).toEqual([
    'maxLength',
    'pattern',
  ]);
});

it('leaves alone what is data, and what else has to hold', () => {
  const allOf = [{ minLength: 3 }];
  expect(judge(schema({ ...digits, allOf }), { code: 'ab' })).toHaveLength(2);
  expect(judge({ const: digits }, digits)).toEqual([]);
});

it('leaves alone a pattern or a length that is taken from the answers', () => {
  const own = { $data: '1/own' };
  const properties = (code: object) => ({ type: 'object', properties: { code } }) as JsonSchema;
  const pattern = properties({ type: 'string', maxLength: 3, pattern: own });
  expect(judge(pattern, { code: 'ab', own: '^b' }).map(({ keyword }) => keyword)).toEqual([
    'pattern',
  ]);
  const length = properties({ ...digits, maxLength: own });
  expect(judge(length, { code: '111x', own: 2 }).map(({ keyword }) => keyword)).toEqual([
    'maxLength',
  ]);
});
