import { replaceWith } from '../../model/diagnostic.ts';
import { fieldsOf } from '../../model/form-fields.ts';
import { formsOf } from '../../model/product.ts';
import { closestName, suggest } from '../../model/suggest.ts';
import { formats } from '../../schema/value-checker.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Every format is one that validators know.',
  checkUnit: (product) =>
    formsOf(product).flatMap((form) =>
      fieldsOf(form).flatMap(({ schema: { format, items, type }, placeOf }) =>
        [
          { format, pointer: placeOf('format') },
          ...(type === 'array' && !items?.properties
            ? [{ format: items?.format, pointer: `${placeOf('items')}/format` }]
            : []),
        ].flatMap(({ format: name, pointer }) => {
          if (typeof name !== 'string' || formats.includes(name)) return [];
          const closest = closestName(name, formats);
          return [
            {
              file: form.schemaPath,
              pointer,
              message: `There is no format "${name}".${suggest(name, formats)}`,
              fix: replaceWith(closest),
            },
          ];
        }),
      ),
    ),
};
