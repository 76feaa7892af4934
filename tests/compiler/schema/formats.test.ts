// Proves that each format takes its samples and refuses what is wrong, and that pages load only the formats they use.
import { expect, test } from 'vitest';
import type { ValidateFn } from '../../../src/compiled/validate.ts';
import {
  compileSchema,
  compileValidators,
} from '../../../src/compiler/schema/compile-validators.ts';
import { formatEntry, formatNames } from '../../../src/definition/formats.ts';
import { widgetCatalogue } from '../../../src/definition/widget-catalogue/index.ts';
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

test('takes a whole PNG of a bounded size as a signature, and no other picture', () => {
  const validate = compileSchema({ format: 'signature' });
  const { drawn } = widgetCatalogue.signature.otherSamples;
  const [start = '', base64 = ''] = drawn.split(',');
  const bytes = Buffer.from(base64, 'base64');
  const changed = (change: (bytes: Buffer) => Buffer) =>
    `${start},${change(Buffer.from(bytes)).toString('base64')}`;
  const withNumber = (at: number, number: number) =>
    changed((copy) => {
      copy.writeUInt32BE(number, at);
      return copy;
    });
  // Bytes of any number are whole groups of base64.
  const longer = [1, 2, 3].map((more) =>
    changed((copy) =>
      Buffer.concat([copy.subarray(0, -12), Buffer.alloc(more), copy.subarray(-12)]),
    ),
  );
  for (const one of [drawn, withNumber(16, 4095), withNumber(20, 4095), ...longer]) {
    expect(validate(one)).toBe(true);
  }
  const refused = [
    withNumber(16, 4096),
    withNumber(20, 4096),
    withNumber(16, 2 ** 24 + 1),
    changed((copy) => copy.subarray(0, -1)),
    changed((copy) => Buffer.concat([copy, Buffer.from('<script>')])),
    `${drawn}\n`,
    drawn.replace('image/png', 'image/svg+xml'),
    drawn.replace('data:', 'DATA:'),
    'Ada\nMarsh',
    ' Ada',
    'a'.repeat(101),
  ];
  for (const one of refused) expect([one, validate(one)]).toEqual([one, false]);
});

test('imports the function that validates a format only where that is used', () => {
  expect(compileValidators({ v: { type: 'string', format: 'iban' } })).toMatch(
    /^import \{ isIban \} from "virtual:src\/core\/format-validators\/iban.ts";/,
  );
  expect(compileValidators({ v: { type: 'string', format: 'email' } })).not.toContain('virtual:');
});
