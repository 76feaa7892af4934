import { countryCodes } from '../../definition/country-codes.ts';
import type { Finding } from '../diagnostic.ts';
import { questionsOf } from '../fields.ts';
import { formsOf } from '../product.ts';
import type { Rule } from './rule.ts';

export const unknownCountry: Rule = {
  id: 'unknown-country',
  description: 'Every country code is one that there is (ISO 3166-1).',
  checkPart: (product) =>
    formsOf(product).flatMap((form) =>
      questionsOf(form).flatMap(({ ui, uiPointer }) => {
        const { first = [], defaultCountry } = (ui?.['ui:options'] ?? {}) as Options;
        const places = [
          ...first.map((code, index) => ({ code, at: `first/${index}` })),
          ...(defaultCountry === undefined ? [] : [{ code: defaultCountry, at: 'defaultCountry' }]),
        ];
        return places.flatMap(({ code, at }): Finding[] => {
          if (countryCodes.has(code)) return [];
          const hint = code === 'UK' ? ' Did you mean "GB"?' : '';
          const place = { file: form.uiPath, pointer: `${uiPointer}/ui:options/${at}` };
          return [{ ...place, message: `There is no country with the code "${code}".${hint}` }];
        });
      }),
    ),
};

interface Options {
  first?: string[];
  defaultCountry?: string;
}
