// Proves that a date falls on one of the days of the week that "weekdays" names.
import { describe, expect, test } from 'vitest';
import type { ValidateFn } from '../../../src/compiled/validate.ts';
import {
  compileSchema,
  compileValidators,
} from '../../../src/compiler/schema/compile-validators.ts';
import type { JsonSchema } from '../../../src/definition/json-schema.ts';
import { importModule } from '../../forms/form/import-module.ts';

const rules: [title: string, schema: JsonSchema, good: unknown[], bad: unknown[]][] = [
  [
    'from Monday to Friday',
    { weekdays: [1, 2, 3, 4, 5] },
    ['2027-04-12', '2027-04-16', 'some day', 1],
    ['2027-04-17', '2027-04-18'],
  ],
  ['on Sundays', { weekdays: [7] }, ['2027-04-18'], ['2027-04-12', '2027-04-17']],
  ['with a time', { weekdays: [1] }, ['2027-04-12T23:30'], ['2027-04-13T00:30']],
  [
    'in a condition',
    { if: { weekdays: [6, 7] }, then: { enum: ['2027-04-17'] } },
    ['2027-04-12', '2027-04-17'],
    ['2027-04-18'],
  ],
];

describe.each(rules)('%s', (_, schema, good, bad) => {
  test('in the compiled module', async () => {
    const { rule } = await importModule<{ rule: ValidateFn }>(compileValidators({ rule: schema }));
    expect(good.map((value) => rule(value))).toEqual(good.map(() => true));
    expect(bad.map((value) => rule(value))).toEqual(bad.map(() => false));
  });

  test('in this process', () => {
    const rule = compileSchema(schema);
    expect(good.map((value) => rule(value))).toEqual(good.map(() => true));
    expect(bad.map((value) => rule(value))).toEqual(bad.map(() => false));
  });
});
