import { canBreak, messageFor, ruledFields } from '../messages.ts';
import { formsOf } from '../product.ts';
import { isMisshapen } from '../shape/misshape.ts';
import type { Rule } from './rule.ts';

export const missingMessage: Rule = {
  id: 'missing-message',
  description: 'What is said where a rule is broken are the product’s own words.',
  check: (product) => {
    const { app, appPath } = product;
    if (app.messages === undefined || isMisshapen(product, appPath, '/messages')) return [];
    return formsOf(product).flatMap((form) =>
      ruledFields(product, form).flatMap((ruled) => {
        const { name, uiPointer } = ruled.field;
        return [...ruled.rules]
          .filter(([keyword]) => canBreak(ruled, keyword))
          .filter(([keyword]) => messageFor(ruled, keyword) === undefined)
          .filter(
            ([keyword]) =>
              !isMisshapen(product, form.uiPath, `${uiPointer}/ui:messages/${keyword}`) &&
              !isMisshapen(product, appPath, `/messages/${keyword}`),
          )
          .map(([keyword, pointer]) => ({
            ...{ file: form.schemaPath, pointer, key: keyword !== 'required' },
            message: `Nothing is said where "${name}" breaks "${keyword}"; add "${keyword}" to "ui:messages" of the field in ui.json, or to "messages" in app.json.`,
          }));
      }),
    );
  },
};
