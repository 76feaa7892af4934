import type { Finding } from '../../model/diagnostic.ts';
import { replaceWith } from '../../model/diagnostic.ts';
import { objectsOf } from '../../model/form-fields.ts';
import { formsOf } from '../../model/product.ts';
import { mayLackFields } from '../../model/shape-error.ts';
import { closestName, suggest } from '../../model/suggest.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Every required field is asked, since the step could not be completed otherwise.',
  fixesNames: 'screen',
  checkUnit: (product) =>
    formsOf(product).flatMap((form) =>
      objectsOf(form).flatMap(({ fields, parts }) => {
        const names = new Set(fields.map(({ name }) => name));
        const whole = !mayLackFields(product, form);
        return parts.flatMap(({ schema, placeOf }) => {
          const required = schema.required ?? [];
          return required.flatMap((name, index): Finding[] => {
            const place = { file: form.schemaPath, pointer: `${placeOf('required')}/${index}` };
            if (required.indexOf(name) < index) {
              return [{ ...place, message: `"${name}" is listed twice. Remove one.` }];
            }
            if (names.has(name) || !whole) return [];
            const free = [...names].filter((one) => !required.includes(one));
            const closest = closestName(name, free);
            return [
              {
                ...place,
                message: `There is no field "${name}" to require.${suggest(name, free, names)}`,
                fix: replaceWith(closest),
              },
            ];
          });
        });
      }),
    ),
};
