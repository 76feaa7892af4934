import type { FieldSource, ObjectSource } from '../../compiler/index.ts';
import type { Answers } from '../../core/coerce-answers.ts';
import type { ValidateValue } from '../product-model.ts';

/** An object of the answers that holds another one. */
export interface Ancestor {
  /** Question pointer. */
  pointer: string;
  value: Answers;
}

/**
 * Returns the fields that an object asks for, each with all places of the schema that apply to it.
 *
 * @param ancestors the object's answers and those of the objects around it, the outermost first
 */
export function askedFields(
  { parts, fields }: ObjectSource,
  ancestors: Ancestor[],
  validate: ValidateValue,
): Map<string, FieldSource[]> {
  const applicable = new Set(
    parts.filter(({ conditions }) =>
      conditions.every(({ pointer, if: test, holds }) => {
        const object = ancestors.find((ancestor) => ancestor.pointer === pointer);
        return object !== undefined && validate(test, object.value) === holds;
      }),
    ),
  );
  const found = new Map<string, FieldSource[]>();
  for (const field of fields) {
    if (!applicable.has(field.part)) continue;
    found.set(field.name, [...(found.get(field.name) ?? []), field]);
  }
  for (const [name, places] of found) {
    if (places.every(({ asks }) => !asks)) found.delete(name);
  }
  return found;
}
