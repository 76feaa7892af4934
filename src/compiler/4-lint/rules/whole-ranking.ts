import { widgetEntry } from '../../../definition/widget-catalogue/index.ts';
import { offeredChoicesOf } from '../../model/offered-choices.ts';
import { hasShapeErrorInside } from '../../model/shape-error.ts';
import { widgetOf } from '../../model/widget.ts';
import { inlineReferences } from '../../schema/inline-references.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'A ranking has each of its choices once.',
  checkQuestion: ({ form, name, schema, ui, pointer }, product) => {
    if (!widgetEntry(widgetOf(ui, schema))?.choices?.ranked || schema.type !== 'array') return [];
    if (hasShapeErrorInside(product, form.schemaPath, pointer)) return [];
    const count = offeredChoicesOf(inlineReferences(schema, form.schema.definitions), ui)?.length;
    const { minItems, maxItems = count, uniqueItems } = schema;
    // The rule missing-choices reports one without choices.
    if (count === undefined) return [];
    if (minItems === count && maxItems === count && uniqueItems === true) return [];
    const message = `Visitors put all choices of "${name}" in order. Write "minItems": ${count} and "uniqueItems": true, and no other "maxItems".`;
    return [{ file: form.schemaPath, pointer, key: true, message }];
  },
};
