import type { CompiledForm } from '../../../src/compiled/form.ts';
import type { Texts } from '../../../src/definition/texts.ts';
import type { Answers, DataSources } from '../../../src/engine/form/answers.ts';
import {
  initialFormState,
  messageAt,
  submitAttempted,
} from '../../../src/engine/form/form-state.ts';
import { normalizeAnswers } from '../../../src/engine/form/normalize-answers.ts';
import { findProblems, type Problem } from '../../../src/engine/form/problems.ts';
import type { ProvenForm } from './proven-forms.ts';

/** The form after a visitor has given some answers and pressed the button. */
export interface VisibleForm {
  /** The answers that remain: without those to questions that are not asked. */
  answers: Answers;
  problems: Problem[];
  /** The visible messages by the pointers of their fields. */
  messages: Record<string, string>;
}

export function visibleForm(
  form: CompiledForm,
  entered: Answers,
  dataSources: DataSources,
  texts: Texts,
): VisibleForm {
  const answers = normalizeAnswers(form, entered, dataSources);
  const problems = findProblems(form, answers, texts);
  const state = submitAttempted(initialFormState(answers, problems));
  const messages = problems.flatMap(({ pointer }) => {
    const message = messageAt(state, pointer);
    return message === undefined ? [] : [[pointer, message] as const];
  });
  return { answers, problems, messages: Object.fromEntries(messages) };
}

/** Returns the form after an example's answers, on top of the earlier answers and loaded data of its file. */
export function visibleExample(
  { source, compiled, loaded, texts }: ProvenForm,
  entered: Answers,
): VisibleForm {
  const { before = {}, loaded: response = loaded } = source.examples ?? {};
  const dataSources = { query: {}, page: { url: 'https://example.com/' }, loaded: response };
  return visibleForm(compiled, { ...before, ...entered }, dataSources, texts);
}
