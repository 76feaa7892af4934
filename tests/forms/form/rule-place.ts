import type { FieldRule } from '../../../src/analysis/form/field-rules.ts';
import { fieldsOf } from '../../../src/compiler/model/form/form-fields.ts';
import { getAt } from '../../../src/core/pointer.ts';
import type { Proven, ProvenForm } from './proven-forms.ts';

/** Returns the place of a rule, or of the field that is required: "forms/apply/schema.json:12". */
export function rulePlace(
  { pointerOf }: Proven,
  { source }: ProvenForm,
  { pointer, path }: Pick<FieldRule, 'pointer' | 'path'>,
): string {
  const fields = fieldsOf(source).filter(({ at }) => at === pointer);
  const hasRule = fields.find(({ schema }) => getAt(schema, `/${path}`) !== undefined);
  const field = hasRule ?? fields[0];
  return pointerOf(source.schemaPath, `${field?.pointer ?? ''}/${path}`);
}

/** Returns the place of a message that the entry of a field has for a rule. */
export function messagePlace(
  { pointerOf }: Proven,
  { source }: ProvenForm,
  { pointer, path }: Pick<FieldRule, 'pointer' | 'path'>,
): string {
  const field = fieldsOf(source).find(({ at }) => at === pointer);
  return pointerOf(source.uiPath, `${field?.uiPointer ?? ''}/ui:messages/${path}`);
}
