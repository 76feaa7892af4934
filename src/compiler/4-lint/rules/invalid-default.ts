import { isOffered } from '../../../core/form/offered-values.ts';
import { type FieldSource, fieldsOf, questionsOf } from '../../model/form/form-fields.ts';
import { offerLimitsOf } from '../../model/form/offered-choices.ts';
import type { FormSource } from '../../model/product.ts';
import { predicateFor } from '../../schema/value-checker.ts';
import type { Rule } from './rule.ts';

const listsOfValues = (form: FormSource): FieldSource[] =>
  fieldsOf(form).filter(({ items, asks }) => items && asks);

export const rule: Rule = {
  description: 'Every field accepts its own default.',
  checkForm: (form) =>
    [...questionsOf(form), ...listsOfValues(form)].flatMap(({ name, schema, ui, pointerOf }) => {
      if (!('default' in schema)) return [];
      const { definitions } = form.schema;
      const accept = predicateFor({ ...schema, default: undefined, definitions });
      const limits = offerLimitsOf(ui, schema);
      const isChoosable = [schema.default].flat().every((value) => isOffered(value, limits));
      if (isChoosable && (!accept || accept(schema.default))) return [];
      const verb = isChoosable ? 'accept' : 'offer';
      const message = `"${name}" does not ${verb} its own default ${JSON.stringify(schema.default)}. Change one of them.`;
      return [{ file: form.schemaPath, pointer: pointerOf('default'), message }];
    }),
};
