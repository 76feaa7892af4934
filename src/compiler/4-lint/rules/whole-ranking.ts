import { widgetEntry } from '../../../definition/widget-catalogue/index.ts';
import { offeredChoicesOf } from '../../model/form/offered-choices.ts';
import { widgetOf } from '../../model/form/widget.ts';
import { hasShapeErrorInside } from '../../model/shape-error.ts';
import { inlineReferences } from '../../schema/inline-references.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'A ranking has each of its choices once, or says how many of them visitors choose.',
  checkQuestion: ({ form, name, schema, ui, pointer }, product) => {
    if (!widgetEntry(widgetOf(ui, schema))?.choices?.ranked || schema.type !== 'array') return [];
    if (hasShapeErrorInside(product, form.schemaPath, pointer)) return [];
    const count = offeredChoicesOf(inlineReferences(schema, form.schema.definitions), ui)?.length;
    const { minItems, maxItems = count, uniqueItems } = schema;
    // The rule missing-choices reports one without choices.
    if (count === undefined) return [];
    const isPart = schema.maxItems !== undefined && schema.maxItems > 0 && schema.maxItems <= count;
    if ((minItems === count ? maxItems === count : isPart) && uniqueItems === true) return [];
    const message = `Visitors put all choices of "${name}" in order, or choose some of them in order. Write "uniqueItems": true, and "minItems": ${count} for all, or a "maxItems" from 1 to ${count} for some.`;
    return [{ file: form.schemaPath, pointer, key: true, message }];
  },
};
