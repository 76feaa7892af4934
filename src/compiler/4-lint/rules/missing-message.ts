import { formatNames } from '../../../definition/formats.ts';
import { generalMessage } from '../../3-analyze/plan/general-messages.ts';
import { canBreak, messageFor, ruledFields } from '../../3-analyze/plan/rule-messages.ts';
import { hasChoicesUnderAnyOf } from '../../model/form/choices.ts';
import { screenOf } from '../../model/product.ts';
import { closestName } from '../../model/suggest.ts';
import { isMisplaced } from './misplaced-rule.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description:
    'Every rule that visitors can break has a message: a general one, or one of the product.',
  checkForm: (form, product) => {
    const { app, appPath, shapeErrors } = product;
    const isUncertain = shapeErrors.some(
      ({ file, pointer, expectsObject }) =>
        [appPath, form.uiPath].includes(file) &&
        (expectsObject || /\/(ui:)?messages(\/|$)/.test(pointer)),
    );
    const screen = screenOf(product, form)?.screen;
    if (isUncertain || !screen) return [];
    return ruledFields(product, form).flatMap((ruled) => {
      const { name, holder } = ruled.field;
      // An entry with a similar name may be the field's.
      const entries = Object.keys(holder.ui).filter((key) => !key.startsWith('ui:'));
      const unknown = entries.filter((key) => !holder.fields.some((one) => one.name === key));
      if (unknown.some((key) => closestName(key, [name]) !== undefined)) return [];
      return (
        [...ruled.rules]
          // Choices under "anyOf" are reported by themselves.
          .filter(
            ([, { keyword, schemas }]) =>
              keyword !== 'anyOf' || !schemas.some(hasChoicesUnderAnyOf),
          )
          .filter(
            ([, { keyword, schemas }]) => !isMisplaced(keyword, [...ruled.schemas, ...schemas]),
          )
          // The rule unknown-format reports it.
          .filter(
            ([, { keyword, schemas }]) =>
              keyword !== 'format' ||
              schemas.every(({ format = '' }) => formatNames.includes(format)),
          )
          .filter(([path]) => canBreak(ruled, path, screen))
          .filter(([path]) => messageFor(ruled, path) === undefined)
          .filter(([path]) => generalMessage(app, ruled, path) === undefined)
          .map(([path, { pointer, keyword }]) => ({
            file: form.schemaPath,
            pointer,
            key: keyword !== 'required',
            isSecondary: true,
            message: `"${name}" has no message for "${path}". Add "${path}" to "ui:messages" of the field in ui.json, or ${keyword === path ? '' : `"${keyword}" `}to "messages" in app.json.`,
          }))
      );
    });
  },
};
