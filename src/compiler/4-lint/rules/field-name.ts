import { fieldsOf } from '../../model/form-fields.ts';
import { formsOf } from '../../model/product.ts';
import type { Rule } from './rule.ts';

const reserved = ['__proto__', 'constructor', 'prototype', '$schema', '-'];

export const rule: Rule = {
  description: 'Names of fields have no special meaning in pointers and in ui.json.',
  checkUnit: (product) =>
    formsOf(product).flatMap((form) =>
      fieldsOf(form)
        .filter(({ name }) => /[/~{}]|^\d+$|^$|^ui:/.test(name) || reserved.includes(name))
        .map(({ name, pointer }) => ({
          file: form.schemaPath,
          pointer,
          key: true,
          message: `A field can't have the name "${name}", which has a meaning of its own in pointers or in ui.json. Rename it, with letters, digits and "_".`,
        })),
    ),
};
