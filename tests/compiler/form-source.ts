import type { FormSource } from '../../src/compiler/index.ts';
import type { UiFile } from '../../src/definition/files/ui.ts';
import type { JsonSchema } from '../../src/definition/json-schema.ts';

/** A form as it is read from its two files. */
export const formSource = (schema: JsonSchema, ui: UiFile = {}): FormSource => ({
  folder: 'forms/form',
  schemaPath: 'forms/form/schema.json',
  uiPath: 'forms/form/ui.json',
  examplesPath: 'forms/form/examples.json',
  schema,
  ui,
  readable: true,
});
