import type { Finding } from '../../model/diagnostic.ts';
import { objectsOf } from '../../model/form-fields.ts';
import { formsOf } from '../../model/product.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Every "if" has a "then" or an "else", and these have an "if".',
  checkUnit: (product) =>
    formsOf(product).flatMap((form) =>
      objectsOf(form).flatMap(({ parts }) =>
        parts.flatMap(({ schema, placeOf }): Finding[] => {
          const file = form.schemaPath;
          if (schema.if && !schema.then && !schema.else) {
            const message = 'This condition has no effect. Add a "then" or an "else" beside it.';
            return [{ file, pointer: placeOf('if'), key: true, message }];
          }
          if (schema.if) return [];
          return (['then', 'else'] as const)
            .filter((key) => schema[key])
            .map((key) => ({
              file,
              pointer: placeOf(key),
              key: true,
              message: `"${key}" has no "if" beside it, so that it never applies. Add one, or move its contents up.`,
            }));
        }),
      ),
    ),
};
