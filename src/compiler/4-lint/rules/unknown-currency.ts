import { questionsIn } from '../../model/form-fields.ts';
import { suggest } from '../../model/suggest.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Every currency is one of ISO 4217.',
  checkUnit: (product) =>
    questionsIn(product).flatMap(({ form, ui, uiPointer }) => {
      const currency = ui?.['ui:options']?.currency;
      if (typeof currency !== 'string' || codes.has(currency)) return [];
      const pointer = `${uiPointer}/ui:options/currency`;
      const message = `There is no currency with the code "${currency}".${suggest(currency, codes)}`;
      return [{ file: form.uiPath, pointer, message }];
    }),
};

const codes = new Set(Intl.supportedValuesOf('currency'));
