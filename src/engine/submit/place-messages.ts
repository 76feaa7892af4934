import type { CompiledForm } from '../../compiled/form.ts';
import { evaluateConditions } from '../../core/form/asked-questions.ts';
import { parentPointer, toQuestionPointer } from '../../core/pointer.ts';
import type { Answers, DataSources } from '../form/answers.ts';

/** Messages beside fields, by pointer. */
export type FieldErrors = Record<string, string>;

/** Returns whether a visitor can edit the answer at a pointer. */
export type CanEdit = (pointer: string) => boolean;

/** Returns a function that tells which answers of a form can be edited: those of questions that are asked. */
export function editable(form: CompiledForm, answers: Answers, dataSources: DataSources): CanEdit {
  const { isAsked } = evaluateConditions(form, answers, dataSources);
  const own = form.questions.flatMap(({ pointer, calculated }) => (calculated ? [] : [pointer]));
  return (pointer) => own.includes(toQuestionPointer(pointer)) && isAsked(pointer);
}

/**
 * Puts each message beside the answer that it is about, or the one that this is a part of.
 *
 * @returns the messages by pointer, and those about nothing that can be edited
 */
export function placeMessages(
  messages: FieldErrors,
  canEdit: CanEdit,
): { beside: FieldErrors; others: string[] } {
  const beside: FieldErrors = {};
  const others: string[] = [];
  for (const [pointer, text] of Object.entries(messages)) {
    let at = pointer;
    while (at !== '' && !canEdit(at)) at = parentPointer(at);
    if (at === '') others.push(text);
    else beside[at] = beside[at] === undefined ? text : `${beside[at]} ${text}`;
  }
  return { beside, others };
}
