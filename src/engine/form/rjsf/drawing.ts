import type { RJSFSchema, ValidatorType } from '@rjsf/utils';
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js';
import type { CompiledForm } from '../../../compiled/form.ts';

/** The input that RJSF needs to lay a form out. */
interface Drawing {
  schema: RJSFSchema;
  validator: ValidatorType;
}

const drawings = new WeakMap<CompiledForm, Drawing>();

/**
 * Returns the drawn schema of a form, and the validator that RJSF insists on. The schema has neither rules nor
 * conditions, so there is nothing to validate: that is the business of the store.
 */
export function drawing(form: CompiledForm): Drawing {
  const known = drawings.get(form);
  if (known) return known;
  const $id = 'form';
  const schema = { ...form.schema, $id } as RJSFSchema;
  const functions = { [$id]: () => true } as unknown as Validators;
  const made = { schema, validator: createPrecompiledValidator(functions, schema) };
  drawings.set(form, made);
  return made;
}

type Validators = Parameters<typeof createPrecompiledValidator>[0];
