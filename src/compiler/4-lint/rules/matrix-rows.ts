import type { Choice } from '../../../compiled/question.ts';
import { widgetEntry } from '../../../definition/widget-catalogue/index.ts';
import type { Finding } from '../../model/diagnostic.ts';
import { eachFieldOf, type FieldSource } from '../../model/form/form-fields.ts';
import { offeredChoicesOf } from '../../model/form/offered-choices.ts';
import { widgetOf } from '../../model/form/widget.ts';
import { inlineReferences } from '../../schema/inline-references.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'The rows of a matrix are single questions with the same choices.',
  checkForm: (form) => {
    const fields = eachFieldOf(form);
    return fields.flatMap((field) => {
      const widget = field.ui?.['ui:widget'];
      if (!widgetEntry(widget)?.ofGroup || isRow(field)) return [];
      if (field.kind === 'group') return findUnlike(fields, field, String(widget));
      const message = `The widget "${widget}" is that of a group, whose questions are its rows; "${field.name}" is none.`;
      return [
        { file: form.uiPath, pointer: `${field.uiPointer}/ui:widget`, message } satisfies Finding,
      ];
    });
  },
};

/** Returns whether a question has its widget from the group around it. */
const isRow = ({ holder, ui }: FieldSource): boolean =>
  holder.ui['ui:widget'] === ui?.['ui:widget'];

/** Finds fields of a group that can be no rows below one header. */
function findUnlike(fields: FieldSource[], group: FieldSource, widget: string): Finding[] {
  const rows = fields.filter(({ holder }) => holder === group.inside);
  const [first] = rows;
  const choices = first && labelsOf(first);
  return rows.flatMap((row): Finding[] => {
    const { name, form, kind, ui, uiPointer, schema, pointer } = row;
    const found = { file: form.schemaPath, pointer, key: true as const };
    if (kind !== 'question') {
      const message = `"${name}" is ${kind === 'group' ? 'a group' : 'a list'}, which can't be a row of the matrix "${group.name}". Move it out.`;
      return [{ ...found, message }];
    }
    const own = widgetOf(ui, schema);
    if (own !== widget) {
      const message = `"${name}" is asked with "${own}", but all rows of the matrix "${group.name}" are alike. Remove the widget, or move the question out.`;
      return [{ file: form.uiPath, pointer: `${uiPointer}/ui:widget`, message }];
    }
    if (ui?.['ui:options']?.width !== undefined) {
      const message = `"${name}" is a row of the matrix "${group.name}", which is as wide as that. Remove the width.`;
      const at = `${uiPointer}/ui:options/width`;
      return [{ file: form.uiPath, pointer: at, key: true, message, fix: { do: 'remove' } }];
    }
    // The rule missing-choices reports a row without choices.
    const labels = labelsOf(row);
    if (labels === undefined || choices === undefined || labels === choices) return [];
    const message = `"${name}" offers other choices than "${first?.name}", but the rows of the matrix "${group.name}" have one header. Write the choices once, under "definitions".`;
    return [{ ...found, message }];
  });
}

/** Returns the choices of a question with their labels, as a text. */
function labelsOf({ schema, ui, form }: FieldSource): string | undefined {
  const choices = offeredChoicesOf(inlineReferences(schema, form.schema.definitions), ui);
  return choices && JSON.stringify(choices.map(({ value, label }: Choice) => [value, label]));
}
