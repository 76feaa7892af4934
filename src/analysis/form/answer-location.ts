import type { FieldUi } from '../../compiled/form.ts';
import type { Question } from '../../compiled/question.ts';
import type { FormModel } from '../product-model.ts';

/** Returns the pointer of a question in the first item of each list. */
export const firstItemPointer = (questionPointer: string): string =>
  questionPointer.replace(/\/-(?=\/|$)/g, '/0');

export const questionAt = (form: FormModel, pointer: string): Question | undefined =>
  form.questions.find((question) => question.pointer === pointer);

/** Returns the ui schema of the field at a question's pointer. */
export function uiAt(ui: FieldUi, pointer: string): FieldUi | undefined {
  const names = pointer.split('/').slice(1);
  return names.reduce<FieldUi | undefined>(
    (found, name) => found?.[name === '-' ? 'items' : name] as FieldUi | undefined,
    ui,
  );
}
