import { planForm } from '../../src/compiler/3-analyze/plan-form.ts';
import { compileSchema, formSchemas } from '../../src/compiler/schema/compile-validators.ts';
import type { UiFile } from '../../src/definition/files/ui.ts';
import type { JsonSchema } from '../../src/definition/json-schema.ts';
import { withConditions } from '../../src/engine/form/rjsf/load-form.ts';

/** A form as the compiler makes it, its validators compiled in place instead of into a module. */
export function compileForm(schema: JsonSchema, ui: UiFile = {}, messages = {}) {
  const plan = planForm(schema, ui, messages);
  const { schemas, conditions } = formSchemas(schema, plan.schema);
  const validator = (name: string) => compileSchema(schemas[name] ?? {}) as never;
  return withConditions({
    ...plan,
    validate: validator('validate'),
    conditions: Object.fromEntries(
      Object.entries(conditions).map(([key, name]) => [key, validator(name)]),
    ),
  });
}

export const nowhere = { query: {}, page: { url: 'https://example.com/' } };
