import { listedCountries, phoneCountries } from '../../../definition/country-codes.ts';
import { widgetEntry } from '../../../definition/widget-catalogue/index.ts';
import { questionsIn } from '../../model/form-fields.ts';
import { widgetOf } from '../../model/widget.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Every country code is in the list of its widget (ISO 3166-1).',
  checkUnit: (product) =>
    questionsIn(product).flatMap(({ form, schema, ui, uiPointer }) => {
      const written = ui?.['ui:options'] ?? {};
      const { options = {} } = widgetEntry(widgetOf(ui, schema)) ?? {};
      return Object.entries(options).flatMap(([name, { countries }]) =>
        codesIn(countries && written[name], `${uiPointer}/ui:options/${name}`)
          .filter(({ code }) => countries && !lists[countries].has(code))
          .map(({ code, pointer }) => ({
            file: form.uiPath,
            pointer,
            message: unknownCode(code),
          })),
      );
    }),
};

const lists = { listed: listedCountries, phone: phoneCountries };

/** Returns the codes of an option, which holds one or several. */
function codesIn(option: unknown, pointer: string): { code: string; pointer: string }[] {
  if (typeof option === 'string') return [{ code: option, pointer }];
  if (!Array.isArray(option)) return [];
  return option.flatMap((code, index) => codesIn(code, `${pointer}/${index}`));
}

/** Returns the message for a code that is not in its list. */
function unknownCode(code: string): string {
  if (phoneCountries.has(code)) return `The list of countries has no code "${code}".`;
  if (listedCountries.has(code)) return `The country "${code}" has no phone numbers.`;
  const hint = code === 'UK' ? ' Did you mean "GB"?' : '';
  return `There is no country with the code "${code}".${hint}`;
}
