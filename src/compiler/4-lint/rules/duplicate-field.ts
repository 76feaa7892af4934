import { objectOf } from '../../model/form-fields.ts';
import { formsOfScreen } from '../../model/product.ts';
import { repeated } from '../names/name-findings.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Steps of a wizard have different fields, since they share one set of answers.',
  checkUnit: ({ screens }) =>
    screens.flatMap((screen) => {
      const fields = formsOfScreen(screen).flatMap((form) => {
        const asked = objectOf(form).fields.filter(({ asks }) => asks);
        return [...new Map(asked.map((field) => [field.name, field])).values()];
      });
      return repeated(fields, ({ name }) => name).map(({ item, first }) => {
        const message = `${first.form.schemaPath} has a field "${item.name}" too, and both would share one answer. Rename one of them.`;
        return { file: item.form.schemaPath, pointer: item.pointer, key: true, message };
      });
    }),
};
