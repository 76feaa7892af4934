import { listedCountries, phoneCountries } from '../../../definition/country-codes.ts';
import type { Finding } from '../../model/diagnostic.ts';
import { questionsOf } from '../../model/form-fields.ts';
import { formsOf } from '../../model/product.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Every country code is one that the list it is for has (ISO 3166-1).',
  checkUnit: (product) =>
    formsOf(product).flatMap((form) =>
      questionsOf(form).flatMap(({ ui, uiPointer }) => {
        const { first = [], defaultCountry } = (ui?.['ui:options'] ?? {}) as Options;
        const find = (code: string, at: string, known: ReadonlySet<string>): Finding[] =>
          known.has(code)
            ? []
            : [
                {
                  file: form.uiPath,
                  pointer: `${uiPointer}/ui:options/${at}`,
                  message: fault(code),
                },
              ];
        return [
          ...first.flatMap((code, index) => find(code, `first/${index}`, listedCountries)),
          ...(defaultCountry === undefined
            ? []
            : find(defaultCountry, 'defaultCountry', phoneCountries)),
        ];
      }),
    ),
};

interface Options {
  first?: string[];
  defaultCountry?: string;
}

/** What is wrong with a code that its own list has not. */
function fault(code: string): string {
  if (phoneCountries.has(code)) return `The list of countries has none with the code "${code}".`;
  if (listedCountries.has(code)) return `No phone numbers are known for the country "${code}".`;
  const hint = code === 'UK' ? ' Did you mean "GB"?' : '';
  return `There is no country with the code "${code}".${hint}`;
}
