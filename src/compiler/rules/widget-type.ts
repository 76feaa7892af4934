import { defaultWidget, widgetCatalogue, type WidgetEntry } from '../../definition/widgets.ts';
import { allFieldsOf, asks } from '../fields.ts';
import { choicesOf, inlineReferences } from '../form.ts';
import { formsOf } from '../product.ts';
import type { Rule } from './rule.ts';

export const widgetType: Rule = {
  id: 'widget-type',
  description: 'A field’s widget can give answers of its type, and has choices where it needs some.',
  check: (product) =>
    formsOf(product).flatMap((form) =>
      allFieldsOf(form)
        .filter(asks)
        .flatMap((field) => {
          const schema = inlineReferences({ ...field.schema, definitions: form.schema.definitions });
          const name = field.ui?.['ui:widget'] ?? defaultWidget(schema);
          const place = { file: form.schemaPath, pointer: field.schemaPointer };
          if (name === undefined) {
            const message = `No widget is known for "${field.name}"; give it a "type" here, or a "ui:widget" in ui.json.`;
            return [{ ...place, message }];
          }
          const entry = (widgetCatalogue as Record<string, WidgetEntry>)[name];
          if (!entry) return [];
          const types = [schema.type ?? []].flat();
          const wrong = types.find((type) => !entry.types.includes(type));
          const uiPlace =
            field.ui?.['ui:widget'] === undefined
              ? place
              : { file: form.uiPath, pointer: `${field.uiPointer}/ui:widget` };
          if (wrong !== undefined) {
            const message = `The widget "${name}" gives ${entry.types.join(' or ')}, but "${field.name}" is of type ${wrong}.`;
            return [{ ...uiPlace, message }];
          }
          const free = name === 'yes-no' && schema.type === 'boolean';
          const source = field.ui?.['ui:options']?.source;
          if (entry.choices && !free && !source && !choicesOf(schema)) {
            const message = `"${field.name}" has nothing to choose from; give it "oneOf" or "enum" in the schema, or a "source" under "ui:options".`;
            return [{ ...uiPlace, message }];
          }
          return [];
        }),
    ),
};
