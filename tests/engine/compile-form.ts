import type { CompiledForm } from '../../src/compiled/form.ts';
import type { ValidateFn } from '../../src/compiled/validate.ts';
import { planForm } from '../../src/compiler/3-analyze/plan-form.ts';
import type { FormSource } from '../../src/compiler/index.ts';
import { compileSchema } from '../../src/compiler/schema/compile-validators.ts';
import { inlineReferences } from '../../src/compiler/schema/inline-references.ts';
import { calculator } from '../../src/core/calculate/calculated-answers.ts';
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
  const source = { ...formSource(schema, ui), siblings };
  const { conditions, calculated, ...plan } = planForm(source, messages);
  const compile = (one: JsonSchema) => compileSchema(one) as ValidateFn;
  return {
    ...plan,
    validate: compile(inlineReferences(schema)),
    conditions: conditions.map(({ pointer, if: condition }) => ({
      pointer,
      test: compile(condition),
    })),
    ...(calculated.length > 0 && { calculateAnswers: calculator(calculated) }),
  };
}

export const nowhere = { query: {}, page: { url: 'https://example.com/' } };
