import { searchWidget, widgetEntry } from '../../../definition/widget-catalogue/index.ts';
import type { Finding } from '../../model/diagnostic.ts';
import { isCallSource, isSearchSource } from '../../model/form/choice-sources.ts';
import { choicesOf } from '../../model/form/choices.ts';
import type { FieldSource } from '../../model/form/form-fields.ts';
import { widgetOf } from '../../model/form/widget.ts';
import { inlineReferences } from '../../schema/inline-references.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'A search sends the typed text to a call, and no other question calls it.',
  checkQuestion: findingsOf,
};

function findingsOf({ form, name, ui, uiPointer, schema, pointer }: FieldSource): Finding[] {
  const file = form.uiPath;
  const atWidget = { file, pointer: `${uiPointer}/ui:widget` };
  const widget = widgetOf(ui, schema);
  const source: unknown = ui?.['ui:options']?.source;
  const at = `${uiPointer}/ui:options/source`;
  if (!isSearchSource(source)) {
    if (widget !== searchWidget) return [];
    const example = 'such as { "from": "/typed" } under "send"';
    if (isCallSource(source)) {
      const message = `The call of "${name}" does not get what visitors type. Send it, ${example}, or choose the widget "select".`;
      return [{ file, pointer: at, key: true, message }];
    }
    const message = `"${name}" has nothing to search. Add a "source" under "ui:options" whose call gets what visitors type, ${example}.`;
    return [{ ...atWidget, message }];
  }
  // The rule widget-type reports a widget without choices.
  if (widget !== searchWidget) {
    if (!widgetEntry(widget)?.choices) return [];
    const message = `Nobody can type into "${widget}" what "/typed" would send. Choose the widget "${searchWidget}".`;
    return [{ ...atWidget, message, fix: { do: 'replace', value: searchWidget } }];
  }
  if (source.cache !== undefined) {
    const message =
      'A search remembers its results until the visitor leaves the page. Remove "cache".';
    return [{ file, pointer: `${at}/cache`, key: true, message, fix: { do: 'remove' } }];
  }
  const typed = `${uiPointer}/ui:options/freeText`;
  if (ui?.['ui:options']?.freeText === true && schema.type !== 'string') {
    const message = `Visitors type a text, which "${name}" does not take. Remove "freeText", or make its type "string".`;
    return [{ file, pointer: typed, key: true, message }];
  }
  if (!choicesOf(inlineReferences(schema, form.schema.definitions))) return [];
  const message = `"${name}" has choices of its own, which leave nothing to search. Remove these, or its "source" in ui.json.`;
  return [{ file: form.schemaPath, pointer, key: true, message }];
}
