import { importForm } from '../../../../src/commands/new/import/import-form.ts';
import { startProduct } from '../../../../src/commands/new/starting-points.ts';
import { compileSources } from '../../../../src/compiler/index.ts';
import type { JsonSchema } from '../../../../src/definition/json-schema.ts';

/** Imports the fields of a form, and returns its files, its remarks as lines, and what the checker says. */
export async function importFields(
  properties: JsonSchema['properties'],
  ui: Record<string, unknown> = {},
  more: JsonSchema = {},
) {
  return importSchema({ type: 'object', title: 'A form', properties, ...more }, ui);
}

export async function importSchema(schema: JsonSchema, ui: Record<string, unknown> = {}) {
  const start = await startProduct('imported', 'Club', 'club');
  const { definitions, remarks } = importForm(start, schema, ui);
  const texts = new Map([...definitions].map(([path, text]) => [`club/${path}`, text]));
  const { diagnostics } = compileSources('club', { texts, nonJsonFiles: new Set() });
  const read = (file: string) => {
    const { $schema: _, ...contents } = JSON.parse(definitions.get(`form/${file}.json`) ?? '');
    return contents;
  };
  return {
    schema: read('schema') as JsonSchema,
    properties: (read('schema').properties ?? {}) as Record<string, JsonSchema>,
    ui: read('ui'),
    screen: read('screen'),
    remarks: remarks.map(({ file, pointer, text }) => `${file}#${pointer}: ${text}`),
    found: diagnostics.map(({ message }) => message),
  };
}
