import type { Finding } from '../diagnostic.ts';
import { allFieldsOf } from '../fields.ts';
import { planForm } from '../form.ts';
import { type FormSource, formsOf } from '../product.ts';
import { compileValidators, formSchemas } from '../validators.ts';
import type { Rule } from './rule.ts';

/** Keywords of a whole form or group that the engine can't draw, and what to write instead. */
const undrawable: Record<string, string> = {
  oneOf: '"allOf" with "if" and "then"',
  anyOf: '"allOf" with "if" and "then"',
  dependencies: '"allOf" with "if" and "then"',
  patternProperties: '"properties"',
};

export const unsupportedSchema: Rule = {
  id: 'unsupported-schema',
  description: 'Every schema can be drawn, and compiled into a validator for the browser.',
  check: (product) =>
    formsOf(product).flatMap((form): Finding[] => {
      const groups = [
        { schema: form.schema, schemaPointer: '' },
        ...allFieldsOf(form).filter(({ group }) => group),
      ];
      const found = groups.flatMap(({ schema, schemaPointer }) =>
        Object.entries(undrawable)
          .filter(([keyword]) => keyword in schema)
          .map(([keyword, instead]) => ({
            file: form.schemaPath,
            pointer: `${schemaPointer}/${keyword}`,
            key: true as const,
            message: `"${keyword}" can't be drawn as a form; write ${instead} instead.`,
          })),
      );
      const names = allFieldsOf(form)
        .filter(({ name }) => /[/~]|^\d+$|^-$/.test(name))
        .map(({ name, schemaPointer }) => ({
          file: form.schemaPath,
          pointer: schemaPointer,
          key: true as const,
          message: `A field can't be called "${name}": "/" and "~" have a meaning in pointers, as have numbers alone. Rename it.`,
        }));
      return [...found, ...names, ...(found.length > 0 ? [] : compilerFindings(form))];
    }),
};

function compilerFindings(form: FormSource): Finding[] {
  try {
    const { schema } = planForm(form.schema, form.ui, {});
    compileValidators(formSchemas(form.schema, schema).schemas);
    return [];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [{ file: form.schemaPath, pointer: '', message: `This schema can't be compiled: ${reason}.` }];
  }
}
