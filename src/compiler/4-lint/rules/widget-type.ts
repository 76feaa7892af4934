import { formatEntry } from '../../../definition/formats.ts';
import { widgetEntry } from '../../../definition/widget-catalogue/index.ts';
import { type Finding, replaceWith } from '../../model/diagnostic.ts';
import { choicesOf, hasChoicesUnderAnyOf } from '../../model/form/choices.ts';
import type { FieldSource } from '../../model/form/form-fields.ts';
import { widgetOf } from '../../model/form/widget.ts';
import type { FormSource } from '../../model/product.ts';
import { hasShapeErrorAt } from '../../model/shape-error.ts';
import { isShape } from '../../schema/object-shapes.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'The widget of a field gives answers of the field’s type.',
  checkQuestion: (question, product) => {
    const { form, name, schema, ui, uiPointer, pointer, pointerOf } = question;
    const widget = widgetOf(ui, schema);
    const file = form.schemaPath;
    if (widget === undefined) {
      if (schema.$ref !== undefined || hasChoicesUnderAnyOf(schema)) return [];
      if (hasShapeErrorAt(product, file, pointerOf('type'))) return [];
      if (schema.anyOf?.some(isShape)) {
        const message = `"${name}" has several shapes, which are written under "oneOf", each with a "const" at the same question.`;
        return [{ file, pointer: pointerOf('anyOf'), key: true, message }];
      }
      const message = `"${name}" has no widget. Add a "type" here, or a "ui:widget" in ui.json.`;
      return [{ file, pointer, key: true, message }];
    }
    const entry = widgetEntry(widget);
    const count = entry?.choices?.count;
    const choices = choicesOf(schema);
    if (count !== undefined && choices && choices.length !== count) {
      const message = `The widget "${widget}" shows ${count} choices, but "${name}" has ${choices.length}. Choose another widget.`;
      return [{ file: form.uiPath, pointer: `${uiPointer}/ui:widget`, message }];
    }
    const wrong = [schema.type ?? []].flat().find((type) => !entry?.types.includes(type));
    if (!entry) return [];
    if (wrong === undefined) {
      return [...zonedTimes(form, question), ...missingFormat(form, question, widget)];
    }
    if (wrong === 'null') {
      const message = `No answer is null: a question without an answer is left out. Remove "null" from the types of "${name}".`;
      return [{ file, pointer: pointerOf('type'), message }];
    }
    const types = [schema.type ?? []].flat().filter((type) => type !== 'null');
    if (types.length > 1 && ui?.['ui:widget'] === undefined) {
      const message = `No widget gives both ${types.join(' and ')}. Choose one type for "${name}".`;
      return [{ file, pointer: pointerOf('type'), message }];
    }
    const message = `The widget "${widget}" gives ${listed(entry.types)}, but "${name}" is of type ${wrong}. Choose another widget or type.`;
    return ui?.['ui:widget'] === undefined
      ? [{ file, pointer: pointerOf('type'), message }]
      : [{ file: form.uiPath, pointer: `${uiPointer}/ui:widget`, message }];
  },
};

/** Finds formats that no visitor can be expected to write. */
const zonedTimes = (form: FormSource, { schema, ui, rules }: FieldSource): Finding[] =>
  schema.readOnly || ui?.['ui:readonly']
    ? []
    : rules.flatMap((rule): Finding[] => {
        const { format = '' } = rule.schema;
        const local = rule.keyword === 'format' ? formatEntry(format)?.withoutZone : undefined;
        if (local === undefined) return [];
        const message = `The format "${format}" needs a time zone ("14:30:00Z"), which no widget gives. Write "${local}".`;
        return [{ file: form.schemaPath, pointer: rule.pointer, message, fix: replaceWith(local) }];
      });

/** Finds questions without the format that their widget relies on. */
function missingFormat(
  { uiPath }: FormSource,
  { name, uiPointer, rules }: FieldSource,
  widget: string,
): Finding[] {
  const { unfinishedFormat, ownFormat } = widgetEntry(widget) ?? {};
  const format = unfinishedFormat ?? ownFormat;
  const hasFormat = rules.some(
    ({ keyword, schema }) => keyword === 'format' && schema.format === format,
  );
  if (format === undefined || hasFormat) return [];
  const why = unfinishedFormat
    ? 'keeps unfinished input, which only the format refuses'
    : 'gives answers of a format of their own';
  const message = `The widget "${widget}" ${why}. Add "format": "${format}" to "${name}", or choose another widget.`;
  return [{ file: uiPath, pointer: `${uiPointer}/ui:widget`, message }];
}

const listed = (types: readonly string[]) => types.join(' or ');
