// Proves that each format takes its samples and refuses what is wrong, and that pages load only the formats they use.
import { expect, test } from 'vitest';
import type { ValidateFn } from '../../../src/compiled/validate.ts';
import {
  compileSchema,
  compileValidators,
} from '../../../src/compiler/schema/compile-validators.ts';
import { formatEntry, formatNames } from '../../../src/definition/formats.ts';
import { importModule } from '../../forms/form/import-module.ts';

test.each(formatNames)('takes the samples of %s, and refuses what is wrong', async (format) => {
  const { sample = '', others = [], invalid = [] } = formatEntry(format) ?? {};
  const schema = { type: 'string', format } as const;
  const { v } = await importModule<{ v: ValidateFn }>(compileValidators({ v: schema }));
  for (const validate of [compileSchema(schema), v]) {
    expect([sample, ...others].filter((text) => !validate(text))).toEqual([]);
    expect([...invalid, ''].filter((text) => validate(text))).toEqual([]);
  }
});

test.each(['DE 136695976', 'de136695976', 'XX123', '51824753556'])(
  'refuses %j as a VAT number',
  (text) => expect(compileSchema({ format: 'vat' })(text)).toBe(false),
);

test('imports the function that validates a format only where that is used', () => {
  expect(compileValidators({ v: { type: 'string', format: 'iban' } })).toMatch(
    /^import \{ isIban \} from "virtual:src\/core\/format-validators\/iban.ts";/,
  );
  expect(compileValidators({ v: { type: 'string', format: 'email' } })).not.toContain('virtual:');
});
