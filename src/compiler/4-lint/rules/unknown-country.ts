import { listedCountries, phoneCountries } from '../../../definition/country-codes.ts';
import type { Finding } from '../../model/diagnostic.ts';
import { questionsOf } from '../../model/form-fields.ts';
import { formsOf } from '../../model/product.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Every country code is in the list of its widget (ISO 3166-1).',
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
                  message: unknownCode(code),
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

/** Returns the message for a code that is not in its list. */
function unknownCode(code: string): string {
  if (phoneCountries.has(code)) return `The list of countries has no code "${code}".`;
  if (listedCountries.has(code)) return `The country "${code}" has no phone numbers.`;
  const hint = code === 'UK' ? ' Did you mean "GB"?' : '';
  return `There is no country with the code "${code}".${hint}`;
}
