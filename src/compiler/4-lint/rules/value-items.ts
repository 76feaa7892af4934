import { widgetEntry } from '../../../definition/widget-catalogue/index.ts';
import type { Finding } from '../../model/diagnostic.ts';
import { type FieldSource, fieldsOf } from '../../model/form/form-fields.ts';
import { widgetOf } from '../../model/form/widget.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Each item of a list of plain values can be asked by one input.',
  checkForm: (form) =>
    fieldsOf(form)
      .flatMap(({ items = [] }) => items.find(({ asks }) => asks) ?? [])
      .flatMap((item) => [...widgetFindings(item), ...optionFindings(item)]),
};

const instead = 'write a list of groups, whose "items" have "properties".';

/** Finds widgets with several inputs, or with a label of their own, where the list shows one for each item. */
function widgetFindings({ form, ui, schema, uiPointer }: FieldSource): Finding[] {
  const widget = widgetOf(ui, schema);
  const entry = widgetEntry(widget);
  if (!entry || entry.labels === 'label' || ui?.['ui:widget'] === undefined) return [];
  const message = `The widget "${widget}" is more than one input, which the items of a list of values can't be. Choose another one, or ${instead}`;
  return [{ file: form.uiPath, pointer: `${uiPointer}/ui:widget`, message }];
}

/** Finds options of questions that stand by themselves. */
function optionFindings({ form, ui, uiPointer }: FieldSource): Finding[] {
  const options = ui?.['ui:options'] ?? {};
  const own = ['calculated', 'when'].filter((name) => options[name] !== undefined);
  return own.map((name) => {
    const message = `The items of a list of values can't have "${name}"; ${instead}`;
    return { file: form.uiPath, pointer: `${uiPointer}/ui:options/${name}`, key: true, message };
  });
}
