import type { ErrorObject } from 'ajv';
import { optionsSchema, uiKeys } from '../../definition/files/ui.ts';
import { defaultWidget } from '../../definition/widgets.ts';
import type { Finding } from '../diagnostic.ts';
import { allFieldsOf } from '../fields.ts';
import { formsOf, isObject } from '../product.ts';
import { compileSchema } from '../validators.ts';
import type { Rule } from './rule.ts';
import { shapeFindings } from './shape-findings.ts';
import { suggest } from './suggest.ts';

const keyShapes = Object.fromEntries(
  Object.entries(uiKeys).map(([key, schema]) => [key, compileSchema(schema)]),
);
const optionShapes = new Map<string | undefined, ReturnType<typeof compileSchema>>();

function optionShape(widget: string | undefined) {
  const shape = optionShapes.get(widget) ?? compileSchema(optionsSchema(widget));
  optionShapes.set(widget, shape);
  return shape;
}

/** What is wrong with one entry's own "ui:" keys. */
function entryFindings(file: string, pointer: string, entry: object, widget: string | undefined): Finding[] {
  return Object.entries(entry)
    .filter(([key]) => key.startsWith('ui:'))
    .flatMap(([key, value]): Finding[] => {
      const at = `${pointer}/${key}`;
      const shape = key === 'ui:options' ? optionShape(widget) : keyShapes[key];
      if (!shape) {
        const hint = suggest(key, [...Object.keys(keyShapes), 'ui:options']);
        return [{ file, pointer: at, key: true, message: `There is no key "${key}".${hint}` }];
      }
      if (shape(value)) return [];
      return shapeFindings(file, value, shape.errors as ErrorObject[]).map((finding) => ({
        ...finding,
        pointer: at + finding.pointer,
      }));
    });
}

export const uiShape: Rule = {
  id: 'ui-shape',
  description: 'A ui.json holds known keys and widgets, and options that the widget has.',
  check: (product) =>
    formsOf(product).flatMap((form) => [
      ...entryFindings(form.uiPath, '', form.ui, undefined),
      ...allFieldsOf(form).flatMap(({ ui, uiPointer, schema, group }) => {
        if (ui === undefined) return [];
        if (!isObject(ui)) {
          return [{ file: form.uiPath, pointer: uiPointer, message: 'This has to be an object { }.' }];
        }
        const widget = group ? undefined : (ui['ui:widget'] ?? defaultWidget(schema));
        return entryFindings(form.uiPath, uiPointer, ui, widget);
      }),
    ]),
};
