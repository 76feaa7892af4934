import { type FieldSource, objectsOf } from '../../model/form/form-fields.ts';
import type { BranchCondition } from '../../model/form/schema-parts.ts';
import type { FormSource } from '../../model/product.ts';
import { requirementsOf, testsOf } from './condition-tests.ts';
import { byName } from './fields-by-name.ts';

/** A field that a condition tests, with the pointer to the test. */
interface TestedField {
  field: FieldSource;
  pointer: string;
  /** Whether the pointer leads to a key. */
  key: boolean;
}

/** Lists the fields of a form that a condition tests or requires an answer to; of nested ones, the innermost. */
export function testedFieldsOf(
  form: FormSource,
  { pointer: at, if: schema, ifPointer, source }: BranchCondition,
): TestedField[] {
  const object = objectsOf(form).find((one) => one.at === at);
  if (!object || (source !== undefined && source !== 'answers')) return [];
  const fields = byName([object]);
  const condition = { file: '', pointer: ifPointer, schema, fields };
  const tests = testsOf(condition).flatMap(({ sources: [field], pointer }) =>
    field ? [{ field, pointer, key: true }] : [],
  );
  const isOuter = ({ field }: TestedField) =>
    tests.some((other) => other.field.at.startsWith(`${field.at}/`));
  const required = requirementsOf(condition).flatMap(({ name, pointer }) => {
    const [field] = fields.get(name) ?? [];
    const isTested = tests.some((test) => test.field.name === name);
    return field && !isTested ? [{ field, pointer, key: false }] : [];
  });
  return [...tests.filter((test) => !isOuter(test)), ...required];
}
