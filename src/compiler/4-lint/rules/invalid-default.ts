import { questionsOf } from '../../model/form-fields.ts';
import { formsOf } from '../../model/product.ts';
import { predicateFor } from '../../schema/value-checker.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Every field accepts its own default.',
  checkUnit: (product) =>
    formsOf(product).flatMap((form) =>
      questionsOf(form).flatMap(({ name, schema, placeOf }) => {
        if (!('default' in schema)) return [];
        const { definitions } = form.schema;
        const accept = predicateFor({ ...schema, default: undefined, definitions });
        if (!accept || accept(schema.default)) return [];
        const message = `"${name}" does not accept its own default ${JSON.stringify(schema.default)}. Change one of them.`;
        return [{ file: form.schemaPath, pointer: placeOf('default'), message }];
      }),
    ),
};
