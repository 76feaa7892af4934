import { leadsToPrototype } from '../../../core/pointer.ts';
import type { Finding } from '../../model/diagnostic.ts';
import { fieldsIn } from '../../model/form/form-fields.ts';
import { draftOf, isFullyParsed, type ScreenSource } from '../../model/product.ts';
import type { Rule } from './rule.ts';

/** The names that every object inherits: validators find a value there where nothing was answered. */
const inEveryObject = Object.getOwnPropertyNames(Object.prototype);

const reserved = [...inEveryObject, 'prototype', '$schema', '-'];

export const rule: Rule = {
  description: 'Names of fields have no special meaning in JavaScript, in pointers and in ui.json.',
  checkUnit: (product) => [
    ...fieldsIn(product)
      .filter(({ name }) => /[/~{}]|^\d+$|^$|^ui:/.test(name) || reserved.includes(name))
      .map(({ form, name, pointer }) => {
        const message = `A field can't have the name "${name}", which has a meaning of its own in JavaScript, in pointers or in ui.json. Rename it, with letters, digits and "_".`;
        return { file: form.schemaPath, pointer, key: true, message };
      }),
    ...product.screens
      .filter(({ folder }) => isFullyParsed(product, folder))
      .flatMap(migrationFindings),
  ],
};

/** Reports the paths of migrations that lead through such a name; none of them is ever applied. */
function migrationFindings(source: ScreenSource): Finding[] {
  const { migrations = [] } = draftOf(source) ?? {};
  return migrations.flatMap(({ patch = [] }, index) =>
    patch.flatMap((operation, position) =>
      leadsToPrototype(operation.path)
        ? {
            file: source.path,
            pointer: `/draft/migrations/${index}/patch/${position}/path`,
            message: `No answer can be at "${operation.path}": "__proto__", "constructor" and "prototype" have a meaning of their own. Choose another path.`,
          }
        : [],
    ),
  );
}
