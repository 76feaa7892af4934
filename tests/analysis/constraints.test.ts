// Proves that conditions become constraints for samples, and which constraints exclude each other.
import { expect, it } from 'vitest';
import { constraintSetsFor } from '../../src/analysis/sample/constraint.ts';
import { areContrary } from '../../src/analysis/sample/contrary.ts';
import type { JsonSchema } from '../../src/definition/json-schema.ts';

it('a condition with alternatives has a set of constraints for each, and fails by one without any of them', () => {
  const [old, rich] = [{ minimum: 65 }, { minimum: 9000 }];
  const either: JsonSchema[] = [{ properties: { age: old } }, { properties: { income: rich } }];
  const [pointer, required] = ['', ['age', 'income']];
  const condition = { pointer, if: { required, anyOf: either } };
  expect(constraintSetsFor([{ ...condition, holds: true }])).toEqual(
    either.map((schema) => [
      { pointer, schema: { required } },
      { pointer, schema },
    ]),
  );
  expect(constraintSetsFor([{ ...condition, holds: false }])).toContainEqual([
    { pointer, schema: { properties: { age: { not: old } } } },
    { pointer, schema: { properties: { income: { not: rich } } } },
  ]);
});

it.each<[Record<string, JsonSchema>[], boolean]>([
  [[{ a: { minimum: 5 } }, { a: { not: { minimum: 5 } } }], true],
  [[{ a: { minimum: 5 } }, { a: { not: {} } }], true],
  [[{ a: { minimum: 5 } }, { a: { exclusiveMaximum: 5 } }], true],
  [[{ a: { const: 1 } }, { a: { const: 2 } }], true],
  [[{ a: { not: { maximum: 3 } } }, { a: { maximum: 3.5 } }], false],
  [[{ a: { minimum: 5 } }, { b: { maximum: 3 } }], false],
])('the constraints %j exclude each other: %j', (all, expected) => {
  const constraints = all.map((properties) => ({ pointer: '', schema: { properties } }));
  expect(areContrary(constraints)).toBe(expected);
});

it('constraints that have to fail exclude nothing', () => {
  const total = { properties: { total: { minimum: 5 } } };
  const constraints = [total, { not: total }].map((schema) => ({ pointer: '', schema }));
  expect(areContrary(constraints)).toBe(false);
});
