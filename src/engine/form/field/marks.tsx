import type { CompiledForm } from '../../../compiled/form.ts';
import type { Question } from '../../../compiled/question.ts';
import type { Texts } from '../../../definition/texts.ts';
import { useTexts } from '../../host.tsx';
import { useForm, useQuestion, useRequired } from '../form-context.tsx';
import { fieldClasses } from './field-classes.ts';

/** Explains the marks, which only the minority of questions have; in a wizard, in the first step that has any. */
export function MarksExplained({ form: { marks } }: { form: CompiledForm }) {
  const texts = useTexts();
  if (!marks.explained) return null;
  return (
    <p className={fieldClasses.marks}>
      {marks.mostRequired ? texts.mostRequired : texts.mostOptional}
    </p>
  );
}

/**
 * Returns the mark of the question at a pointer: "(optional)" where most are required, "(required)" where most are not;
 * `undefined` where it is as most are.
 *
 * @param always whether it is required for another reason than its schema
 */
export function useMark(pointer: string, always = false): string | undefined {
  const texts = useTexts();
  const { form } = useForm().store;
  const isRequired = useRequired(pointer) || always;
  const question = useQuestion(pointer);
  return question && markOf(form, question, isRequired, texts);
}

/** Returns the mark of a question of a form; `undefined` where it is as most are. */
export function markOf(
  form: CompiledForm,
  question: Question,
  isRequired: boolean,
  texts: Pick<Texts, 'required' | 'optional'>,
): string | undefined {
  if (question.readOnly || question.calculated) return undefined;
  if (isRequired === form.marks.mostRequired) return undefined;
  return isRequired ? texts.required : texts.optional;
}

/** A mark beside a label. */
export const Mark = ({ children }: { children: string | undefined }) =>
  children && (
    <span aria-hidden className={fieldClasses.mark}>
      {` ${children}`}
    </span>
  );
