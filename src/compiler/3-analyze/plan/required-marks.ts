import type { CompiledForm } from '../../../compiled/form.ts';
import type { Question } from '../../../compiled/question.ts';

type Planned = Pick<CompiledForm, 'questions'>;

/**
 * Returns how a form marks its questions. All steps of a wizard mark the minority of its questions, and the first step with
 * a mark explains the marks.
 *
 * @param steps the forms of the wizard in their order; a form of its own alone
 */
export function requiredMarks(form: Planned, steps: Planned[] = [form]): CompiledForm['marks'] {
  const all = steps.flatMap(marked);
  const mostRequired = 2 * all.filter(isRequired).length >= all.length;
  const hasMark = (one: Planned) =>
    marked(one).some((question) => isRequired(question) !== mostRequired);
  return { mostRequired, explained: steps.find(hasMark)?.questions === form.questions };
}

const marked = ({ questions }: Planned): Question[] =>
  questions.filter(({ readOnly, calculated }) => !readOnly && !calculated);

/** Returns whether a question can be required. */
const isRequired = ({ requiredWhen }: Question): boolean => requiredWhen !== undefined;
