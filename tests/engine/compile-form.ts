import type { CompiledForm } from '../../src/compiled/form.ts';
import { planForm } from '../../src/compiler/3-analyze/plan/plan-form.ts';
import { instantiateForm } from '../../src/compiler/5-emit/compile-form.ts';
import { formPartsOf } from '../../src/compiler/5-emit/form-parts.ts';
import type { FormSource } from '../../src/compiler/index.ts';
import { questionRequestsOf } from '../../src/compiler/model/screen/requests.ts';
import type { AppFile } from '../../src/definition/files/app.ts';
import type { UiFile } from '../../src/definition/files/ui.ts';
import type { JsonSchema } from '../../src/definition/json-schema.ts';
import { formSource } from '../compiler/form-source.ts';

const partModules = import.meta.glob('../../src/engine/form/*/*.{ts,tsx}');

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
  const source = { ...formSource(schema, ui), siblings };
  const paths = formPartsOf(planForm(source, app), questionRequestsOf(source));
  const parts = paths.map((path) => {
    const load = partModules[`../../src/engine/form/${path}`];
    if (!load) throw new Error(`No part of the engine is at ${path}.`);
    return load;
  });
  return { ...instantiateForm({ app }, source), parts };
}

export const nowhere = { query: {}, page: { url: 'https://example.com/' } };
