import type { Finding } from '../../model/diagnostic.ts';
import { objectsOf } from '../../model/form-fields.ts';
import { groupBy } from '../../model/group-by.ts';
import { formsOf } from '../../model/product.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Questions that are asked together have different titles.',
  checkUnit: (product) =>
    formsOf(product).flatMap((form) =>
      objectsOf(form).flatMap(({ fields }) => {
        const asked = fields.filter(({ asks }) => asks);
        // Questions of different branches may exclude each other.
        const together = groupBy(asked, ({ part }) =>
          part.conditions.length > 0 ? part.pointer : '',
        );
        return [...together.values()].flatMap((group) => {
          const first = new Map<string, string>();
          return group.flatMap(({ name, ui, schema, placeOf, uiPointer }): Finding[] => {
            const own = ui?.['ui:title'];
            const title = String(own ?? schema.title ?? '').trim();
            const other = first.get(title);
            if (other === undefined) first.set(title, name);
            if (title === '' || other === undefined || other === name) return [];
            const place =
              own === undefined
                ? { file: form.schemaPath, pointer: placeOf('title') }
                : { file: form.uiPath, pointer: `${uiPointer}/ui:title` };
            const message = `"${other}" has the title "${title}" too, so that visitors can't tell them apart. Change one.`;
            return [{ ...place, message, severity: 'warning' }];
          });
        });
      }),
    ),
};
