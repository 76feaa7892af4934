import { canBreak, messageFor, ruledFields } from '../../3-analyze/rule-messages.ts';
import { formsOf, screenOf } from '../../model/product.ts';
import type { ShapeError } from '../../model/shape-error.ts';
import { closestName } from '../../model/suggest.ts';
import { isMisplaced } from './misplaced-rule.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'What is said where a rule is broken are the product’s own words.',
  checkUnit: (product) => {
    const { app, appPath } = product;
    const hasMessages = (error: ShapeError) =>
      error.expectsObject || /\/(ui:)?messages(\/|$)/.test(error.pointer);
    const doubtful = product.shapeErrors.filter(hasMessages).map(({ file }) => file);
    if (app.messages === undefined || doubtful.includes(appPath)) return [];
    const forms = formsOf(product).filter(({ uiPath }) => !doubtful.includes(uiPath));
    return forms.flatMap((form) => {
      const screen = screenOf(product, form)?.screen;
      if (!screen) return [];
      return ruledFields(product, form).flatMap((ruled) => {
        const { name, holder } = ruled.field;
        // An entry of nearly this name may well be the field's.
        const entries = Object.keys(holder.ui).filter((key) => !key.startsWith('ui:'));
        const strange = entries.filter((key) => !holder.fields.some((one) => one.name === key));
        if (strange.some((key) => closestName(key, [name]) !== undefined)) return [];
        return [...ruled.rules]
          .filter(([keyword]) => !isMisplaced(keyword, ruled.schemas))
          .filter(([keyword]) => canBreak(ruled, keyword, screen))
          .filter(([keyword]) => messageFor(ruled, keyword) === undefined)
          .map(([keyword, pointer]) => ({
            ...{ file: form.schemaPath, pointer, key: keyword !== 'required' },
            message: `Nothing is said where "${name}" breaks "${keyword}"; add "${keyword}" to "ui:messages" of the field in ui.json, or to "messages" in app.json.`,
          }));
      });
    });
  },
};
