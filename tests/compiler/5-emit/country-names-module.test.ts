// Proves that a form with countries brings their names in its language, and no other form does.
import { resolve } from 'node:path';
import { countryTuples } from 'country-region-data';
import { getCountries } from 'react-phone-number-input/min';
import { expect, it } from 'vitest';
import { emitModule } from '../../../src/compiler/5-emit/emit-module.ts';
import { countryNamesModule } from '../../../src/compiler/5-emit/module-ids.ts';
import { compileFolder } from '../../../src/compiler/index.ts';

const options = { assetPath: (file: string) => file };

/** Returns the names that the module of a language adds, by code, in their order. */
async function namesIn(tag: string | undefined) {
  const { product, inLanguage } = await compileFolder(resolve('forms'));
  const code = emitModule(tag ? inLanguage(tag) : product, countryNamesModule, options) ?? '';
  const [, language = '', names = ''] = /addCountryNames\("(\w+)", (.*)\);/.exec(code) ?? [];
  return { language, names: JSON.parse(names) as Record<string, string> };
}

it('names each country of the lists in the language of the product, in the order of the names', async () => {
  const { language, names } = await namesIn('de');
  expect(language).toBe('de');
  expect(names).toMatchObject({ AT: 'Österreich', DE: 'Deutschland', XK: 'Kosovo' });
  for (const [, code] of countryTuples) expect(names).toHaveProperty(code);
  for (const code of getCountries()) expect(names).toHaveProperty(code);
  const shown = Object.values(names);
  expect(shown).toEqual(shown.toSorted(new Intl.Collator('de').compare));
  expect((await namesIn(undefined)).names).toHaveProperty('AT', 'Austria');
});

it('is imported by the forms that show countries alone', async () => {
  const { product } = await compileFolder(resolve('forms'));
  const importsNames = (id: string) =>
    emitModule(product, `virtual:forms/${id}`, options)?.includes(countryNamesModule);
  expect(importsNames('step/signup/company-info')).toBe(true);
  expect(importsNames('step/signup/contact-details')).toBe(true);
  expect(importsNames('step/signup/traffic-channels')).toBe(false);
  expect(importsNames('screen/apply')).toBe(false);
});
