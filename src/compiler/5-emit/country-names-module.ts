import { countryTuples } from 'country-region-data';
import { getCountries } from 'react-phone-number-input/min';
import type { CompiledForm } from '../../compiled/form.ts';
import { countryName, sortByName } from '../../core/text/country-names.ts';
import { widgetEntry } from '../../definition/widget-catalogue/index.ts';
import { importSource } from '../imported-sources.ts';
import type { ProductSource } from '../model/product.ts';

/** All countries that lists show, by code: their full names, or their codes where they have only a calling code. */
const countries = new Map<string, string>([
  ...getCountries().map((code) => [code, code] as const),
  ...countryTuples.map(([name, code]) => [code, name] as const),
]);

/** Returns the code of the module that adds the names of countries in the language of a product. */
export function emitCountryNames({ app: { language } }: Pick<ProductSource, 'app'>): string {
  const named = [...countries].map(([code, name]) => ({
    code,
    label: countryName(code, language) ?? name,
  }));
  const names = sortByName(named, language).map(({ code, label }) => [code, label]);
  const inputs = [language, Object.fromEntries(names)].map((input) => JSON.stringify(input));
  return `${importSource('addCountryNames')}addCountryNames(${inputs.join(', ')});\n`;
}

/** Returns whether a form shows names of countries. */
export const showsCountries = ({ widgets }: Pick<CompiledForm, 'widgets'>): boolean =>
  widgets.some((widget) => ['country', 'phone'].includes(widgetEntry(widget)?.display ?? ''));
