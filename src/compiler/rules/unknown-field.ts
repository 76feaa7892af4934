import type { Finding } from '../diagnostic.ts';
import { fieldsOf, type FieldSource } from '../fields.ts';
import { formsOf } from '../product.ts';
import type { UiFile } from '../../definition/files/ui.ts';
import type { Rule } from './rule.ts';
import { suggest } from './suggest.ts';

export const unknownField: Rule = {
  id: 'unknown-field',
  description: 'Every field that a ui.json speaks of, and every required one, is in the schema.',
  check: (product) =>
    formsOf(product).flatMap((form) => [
      ...uiFindings(form.uiPath, form.ui, '', fieldsOf(form)),
      ...requiredFindings(form.schemaPath, form.schema, '', new Set(fieldsOf(form).map(({ name }) => name))),
    ]),
};

function uiFindings(file: string, ui: UiFile, pointer: string, fields: FieldSource[]): Finding[] {
  const names = [...new Set(fields.map(({ name }) => name))];
  const keys = Object.keys(ui).filter((key) => !key.startsWith('ui:') && key !== '$schema' && key !== 'items');
  const unknown = keys
    .filter((key) => !names.includes(key))
    .map((key): Finding => {
      const message = `The schema has no field "${key}".${suggest(key, names)}`;
      return { file, pointer: `${pointer}/${key}`, key: true, message };
    });
  const order = (Array.isArray(ui['ui:order']) ? ui['ui:order'] : []).flatMap((name, index) =>
    name === '*' || names.includes(name)
      ? []
      : [{ file, pointer: `${pointer}/ui:order/${index}`, message: `The schema has no field "${name}".${suggest(name, names)}` }],
  );
  const inside = fields.flatMap(({ name, ui: entry, schema, children }) => {
    if (children.length === 0 || typeof entry !== 'object') return [];
    const list = schema.type === 'array';
    return uiFindings(
      file,
      (list ? entry.items : entry) ?? {},
      `${pointer}/${name}${list ? '/items' : ''}`,
      children,
    );
  });
  return [...unknown, ...order, ...inside];
}

function requiredFindings(
  file: string,
  schema: FieldSource['schema'],
  pointer: string,
  names: Set<string>,
): Finding[] {
  const known = [...names];
  const own = (Array.isArray(schema.required) ? schema.required : []).flatMap((name, index) =>
    names.has(name)
      ? []
      : [{ file, pointer: `${pointer}/required/${index}`, message: `There is no field "${name}" to be required.${suggest(name, known)}` }],
  );
  const branches = (['then', 'else'] as const).flatMap((key) =>
    schema[key] ? requiredFindings(file, schema[key], `${pointer}/${key}`, names) : [],
  );
  const parts = (schema.allOf ?? []).flatMap((part, index) =>
    requiredFindings(file, part, `${pointer}/allOf/${index}`, names),
  );
  return [...own, ...branches, ...parts];
}
