import type { CompiledForm } from '../../src/compiled/form.ts';
import { instantiateForm } from '../../src/compiler/5-emit/instantiate.ts';
import type { FormSource } from '../../src/compiler/index.ts';
import type { AppFile } from '../../src/definition/files/app.ts';
import type { UiFile } from '../../src/definition/files/ui.ts';
import type { JsonSchema } from '../../src/definition/json-schema.ts';
import { formSource } from '../compiler/form-source.ts';

/**
 * A form as the compiler makes it, its validators compiled in place instead of into a module.
 *
 * @param siblings the other steps of its wizard
 */
export function compileForm(
  schema: JsonSchema,
  ui: UiFile = {},
  messages = {},
  siblings: FormSource[] = [],
): CompiledForm {
  const app = { messages } as AppFile;
  return instantiateForm({ app }, { ...formSource(schema, ui), siblings });
}

export const nowhere = { query: {}, page: { url: 'https://example.com/' } };
