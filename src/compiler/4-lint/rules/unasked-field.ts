import { fieldsOf } from '../../model/form/form-fields.ts';
import { hasShapeErrorAt } from '../../model/shape-error.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Every field has a type or a title, so that it is asked somewhere.',
  checkForm: (form, product) => {
    const fields = fieldsOf(form);
    const asked = new Set(fields.flatMap(({ at, asks }) => (asks ? [at] : [])));
    return fields
      .filter(({ at, asks, schema }) => !asks && !asked.has(at) && schema.$ref === undefined)
      .filter(({ pointerOf }) => !hasShapeErrorAt(product, form.schemaPath, pointerOf('type')))
      .map(({ name, pointer }) => {
        const message = `"${name}" has neither a "type" nor a "title", so that it is never asked. Add both, or remove it.`;
        return { file: form.schemaPath, pointer, key: true, message };
      });
  },
};
