import type { CompiledForm } from '../../compiled/form.ts';
import { findProblems, type Problem } from '../../core/rules/find-problems.ts';
import type { Texts } from '../../definition/texts.ts';
import type { Answers, DataSources } from './answers.ts';
import { initialFormState, messageAt, submitAttempted } from './form-state.ts';
import { normalizeAnswers } from './normalize-answers.ts';

/** The form after a visitor has given some answers and pressed the button. */
export interface VisibleForm {
  /** The answers that remain: without those to questions that are not asked. */
  answers: Answers;
  problems: Problem[];
  /** The visible messages by the pointers of their fields. */
  messages: Record<string, string>;
}

/**
 * Returns the form as it is after an attempt to submit answers, without drawing it.
 *
 * @param fill fills values into a text
 */
export function visibleForm(
  form: CompiledForm,
  entered: Answers,
  dataSources: DataSources,
  texts: Texts,
  fill = (text: string, _answers: Answers) => text,
): VisibleForm {
  const answers = normalizeAnswers(form, entered, dataSources);
  const problems = findProblems(form, answers, texts, dataSources);
  const state = submitAttempted(initialFormState(answers, problems));
  const messages = problems.flatMap(({ pointer }) => {
    const message = messageAt(state, pointer);
    return message === undefined ? [] : [[pointer, fill(message, answers)] as const];
  });
  return { answers, problems, messages: Object.fromEntries(messages) };
}
