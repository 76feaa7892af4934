import type { CompiledForm } from '../../../compiled/form.ts';
import type { Question } from '../../../compiled/question.ts';
import type { Texts } from '../../../definition/texts.ts';
import { useTexts } from '../../host.tsx';
import { useForm, useQuestion, useRequired } from '../form-context.tsx';
import { fieldClasses } from './styled-form.ts';

/** Explains the marks of a form, which only the minority of questions have. A single question needs no explanation. */
export function MarksExplained({ form }: { form: CompiledForm }) {
  const texts = useTexts();
  if (form.questions.filter(canBeMarked).length < 2) return null;
  return (
    <p className={fieldClasses.marks}>
      {areMostRequired(form) ? texts.mostRequired : texts.mostOptional}
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
  if (!canBeMarked(question)) return undefined;
  const most = areMostRequired(form);
  if (isRequired === most) return undefined;
  return isRequired ? texts.required : texts.optional;
}

/** A mark beside a label. */
export const Mark = ({ children }: { children: string | undefined }) =>
  children && (
    <span aria-hidden className={fieldClasses.mark}>
      {` ${children}`}
    </span>
  );

const canBeMarked = ({ readOnly, calculated }: Question) => !readOnly && !calculated;

/** Returns whether at least half of the questions of a form can be required. */
const areMostRequired = ({ questions }: CompiledForm): boolean => {
  const all = questions.filter(canBeMarked);
  return 2 * all.filter(({ requiredWhen }) => requiredWhen !== undefined).length >= all.length;
};
