import type { FieldSource, ObjectSource } from '../../compiler/index.ts';
import type { Answers } from '../../core/form/coerce-answers.ts';
import type { ValidateValue } from '../product-model.ts';
import type { SampleData } from '../sample/meets-condition.ts';
import { type FormCondition, isMet } from './branches.ts';

/** An object of the answers that holds another one. */
export interface Ancestor {
  /** Question pointer. */
  pointer: string;
  value: Answers;
}

/** The data beside the answers of a form that decides which of its fields are asked. */
export interface AskingData extends SampleData {
  validate: ValidateValue;
  /** Answers of other forms. */
  otherAnswers?: Answers;
}

/**
 * Returns the fields that an object asks for, each with all places of the schema that apply to it.
 *
 * @param ancestors the object's answers and those of the objects around it, the outermost first
 */
export function askedFields(
  { parts, fields }: ObjectSource,
  ancestors: Ancestor[],
  data: AskingData,
): Map<string, FieldSource[]> {
  const applies = (condition: FormCondition): boolean => {
    const object = ancestors.find((ancestor) => ancestor.pointer === condition.pointer);
    if (!object) return false;
    // A condition on the form itself may test the answers of other forms.
    const value =
      condition.pointer === '' ? { ...data.otherAnswers, ...object.value } : object.value;
    return isMet(condition, value, data);
  };
  const applicable = new Set(parts.filter(({ conditions }) => conditions.every(applies)));
  const found = new Map<string, FieldSource[]>();
  for (const field of fields) {
    if (!applicable.has(field.part) || !field.when.every(applies)) continue;
    found.set(field.name, [...(found.get(field.name) ?? []), field]);
  }
  for (const [name, places] of found) {
    if (places.every(({ asks }) => !asks)) found.delete(name);
  }
  return found;
}
