import { objectOf } from '../../model/form-fields.ts';
import { formsOfScreen } from '../../model/product.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Steps of a wizard have different fields, since they share one set of answers.',
  checkUnit: ({ screens }) =>
    screens.flatMap((screen) => {
      const first = new Map<string, string>();
      return formsOfScreen(screen).flatMap(({ folder, schemaPath, ...form }) => {
        const fields = objectOf({ folder, schemaPath, ...form }).fields.filter(({ asks }) => asks);
        const names = new Map(fields.map(({ name, pointer }) => [name, pointer]));
        return [...names].flatMap(([name, pointer]) => {
          const other = first.get(name);
          if (other === undefined) first.set(name, schemaPath);
          if (other === undefined) return [];
          const message = `${other} has a field "${name}" too, and both would share one answer. Rename one of them.`;
          return [{ file: schemaPath, pointer, key: true, message }];
        });
      });
    }),
};
