import { isInside, parentPointer } from '../../../core/pointer.ts';
import type { Finding } from '../../model/diagnostic.ts';
import { type FieldSource, placesIn } from '../../model/form/form-fields.ts';
import type { ProductSource } from '../../model/product.ts';
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
      // Another widget around it may not show it by itself.
      if (isInUnknownWidget(product, asked)) return [];
      if (places.some(({ pointer }) => hasShapeErrorInside(product, file, pointer))) return [];
      const message = `The question "${asked.name}" has no "title", so that visitors read "${asked.name}" above it. Add a "title".`;
      return [{ file, pointer: asked.pointer, key: true, message }];
    }),
};

const isInUnknownWidget = (
  { shapeErrors }: ProductSource,
  { form, uiPointer }: FieldSource,
): boolean =>
  shapeErrors.some(
    ({ file, kind, pointer }) =>
      kind === 'unknown-widget' &&
      file === form.uiPath &&
      isInside(uiPointer, parentPointer(pointer)),
  );
