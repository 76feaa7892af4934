import { widgetEntry } from '../../../definition/widget-catalogue/index.ts';
import type { Finding } from '../../model/diagnostic.ts';
import { choicesOf, hasChoicesUnderAnyOf } from '../../model/form/choices.ts';
import type { FieldSource } from '../../model/form/form-fields.ts';
import { mostNumbers, numbersWithin } from '../../model/form/offered-choices.ts';
import { widgetOf } from '../../model/form/widget.ts';
import type { FormSource } from '../../model/product.ts';
import { hasShapeErrorInside } from '../../model/shape-error.ts';
import { inlineReferences } from '../../schema/inline-references.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Every field with a choice widget has choices.',
  checkQuestion: ({ form, name, schema, ui, uiPointer, pointer }, product) => {
    const widget = widgetOf(ui, schema);
    const offers = widgetEntry(widget)?.choices;
    // The rule choice-search reports a search without a source.
    if (!offers || offers.searched) return [];
    if (offers.fromLimits) return scaleFindings(form, { name, schema, pointer });
    const hasOwn = [schema.type ?? []].flat().some((type) => offers.ownFor?.includes(type));
    const inlined = inlineReferences(schema, form.schema.definitions);
    const list = inlined.type === 'array' ? inlined.items : inlined;
    // The rule incomplete-choice reports a choice without a value.
    if (list?.oneOf?.some((choice) => 'const' in choice)) return [];
    // The rule other-answer does so for one without a label.
    if (list?.anyOf?.some((choice) => 'const' in choice && 'title' in choice)) return [];
    if (hasShapeErrorInside(product, form.schemaPath, pointer)) return [];
    if (hasChoicesUnderAnyOf(schema)) return [];
    if (hasOwn || ui?.['ui:options']?.source || choicesOf(inlined)) return [];
    const isArray = schema.type === 'array' && ui?.['ui:widget'] === undefined;
    const message = isArray
      ? `The items of "${name}" are neither choices, values nor groups. Give them "oneOf" or "enum" for choices, "type": "string", "number" or "integer" for values that visitors enter, or "properties" for groups.`
      : `"${name}" has no choices. Add "oneOf" or "enum" in the schema${offers.ranked ? '' : ', or a "source" under "ui:options"'}.`;
    return ui?.['ui:widget'] === undefined
      ? [{ file: form.schemaPath, pointer, key: true, message }]
      : [{ file: form.uiPath, pointer: `${uiPointer}/ui:widget`, message }];
  },
};

/** Finds a scale without ends, or with too many numbers between them. */
function scaleFindings(
  { schemaPath: file }: FormSource,
  { name, schema, pointer }: Pick<FieldSource, 'name' | 'schema' | 'pointer'>,
): Finding[] {
  const numbers = numbersWithin(schema);
  const message =
    numbers === undefined
      ? `"${name}" has no choices. Add numbers as "minimum" and "maximum", such as 0 and 10.`
      : numbers.length > mostNumbers
        ? `"${name}" has more than ${mostNumbers} numbers, which no row can show. Choose the widget "number".`
        : undefined;
  return message === undefined ? [] : [{ file, pointer, key: true, message }];
}
