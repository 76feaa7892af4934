import { canBreak, messageFor, ruledFields } from '../messages.ts';
import { formsOf } from '../product.ts';
import type { Misshape } from '../shape/misshape.ts';
import type { Rule } from './rule.ts';

export const missingMessage: Rule = {
  id: 'missing-message',
  description: 'What is said where a rule is broken are the product’s own words.',
  checkPart: (product) => {
    const { app, appPath } = product;
    const hasMessages = (misshape: Misshape) =>
      misshape.object || /\/(ui:)?messages(\/|$)/.test(misshape.pointer);
    const doubtful = product.misshapes.filter(hasMessages).map(({ file }) => file);
    if (app.messages === undefined || doubtful.includes(appPath)) return [];
    const forms = formsOf(product).filter(({ uiPath }) => !doubtful.includes(uiPath));
    return forms.flatMap((form) =>
      ruledFields(product, form).flatMap((ruled) => {
        const { name } = ruled.field;
        return [...ruled.rules]
          .filter(([keyword]) => canBreak(ruled, keyword))
          .filter(([keyword]) => messageFor(ruled, keyword) === undefined)
          .map(([keyword, pointer]) => ({
            ...{ file: form.schemaPath, pointer, key: keyword !== 'required' },
            message: `Nothing is said where "${name}" breaks "${keyword}"; add "${keyword}" to "ui:messages" of the field in ui.json, or to "messages" in app.json.`,
          }));
      }),
    );
  },
};
