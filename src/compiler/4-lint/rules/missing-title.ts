import type { Finding } from '../../model/diagnostic.ts';
import { placesIn } from '../../model/form-fields.ts';
import { hasShapeErrorInside } from '../../model/shape-error.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Every question has a title.',
  checkUnit: (product) =>
    placesIn(product).flatMap((places): Finding[] => {
      const asked = places.find(({ asks, kind }) => asks && kind !== 'group');
      // The items of a list take over its title.
      if (!asked || asked.at.endsWith('/-') || asked.schema.$ref !== undefined) return [];
      if (places.some(({ schema, ui }) => (ui?.['ui:title'] ?? schema.title) !== undefined)) {
        return [];
      }
      const file = asked.form.schemaPath;
      if (places.some(({ pointer }) => hasShapeErrorInside(product, file, pointer))) return [];
      const message = `The question "${asked.name}" has no "title", so that visitors read "${asked.name}" above it. Add a "title".`;
      return [{ file, pointer: asked.pointer, key: true, message }];
    }),
};
