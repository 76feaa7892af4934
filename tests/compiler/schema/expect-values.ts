import { describe, expect, test } from 'vitest';
import type { ValidateFn } from '../../../src/compiled/validate.ts';
import {
  compileSchema,
  compileValidators,
} from '../../../src/compiler/schema/compile-validators.ts';
import type { JsonSchema } from '../../../src/definition/json-schema.ts';
import { importModule } from '../../forms/form/import-module.ts';

/** A schema, with values that it accepts and values that it refuses. */
export type SchemaCase = [title: string, schema: JsonSchema, good: unknown[], bad: unknown[]];

/** Expects schemas to accept and refuse the same values as a module of a page, and inside this process. */
export function expectValues(cases: SchemaCase[]): void {
  describe.each(cases)('%s', (_, schema, good, bad) => {
    test.each<[where: string, compile: () => Promise<ValidateFn>]>([
      ['in the compiled module', () => importedRule(schema)],
      ['in this process', async () => compileSchema(schema)],
    ])('%s', async (_where, compile) => {
      const rule = await compile();
      expect(good.map((value) => rule(value))).toEqual(good.map(() => true));
      expect(bad.map((value) => rule(value))).toEqual(bad.map(() => false));
    });
  });
}

async function importedRule(schema: JsonSchema): Promise<ValidateFn> {
  const { rule } = await importModule<{ rule: ValidateFn }>(compileValidators({ rule: schema }));
  return rule;
}
