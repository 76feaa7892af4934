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

/** What a visitor sees who gave these answers and pressed the button. */
export interface Sight {
  /** The answers that remain: without those to questions that are not asked. */
  answers: Answers;
  problems: Problem[];
  /** What is said, by the pointer of its field. */
  messages: Record<string, string>;
}

export function visitorSees(
  form: CompiledForm,
  given: Answers,
  dataSources: DataSources,
  texts: Texts,
): Sight {
  const answers = normalizeAnswers(form, given, dataSources);
  const problems = findProblems(form, answers, texts);
  const state = submitAttempted(initialFormState(answers, problems));
  const said = problems.flatMap(({ pointer }) => {
    const message = messageAt(state, pointer);
    return message === undefined ? [] : [[pointer, message] as const];
  });
  return { answers, problems, messages: Object.fromEntries(said) };
}

/** What a visitor sees of an example's answers, with what its file says of the time before. */
export function exampleSight(
  { source, compiled, loaded, texts }: ProvenForm,
  given: Answers,
): Sight {
  const { before = {}, loaded: brought = loaded } = source.examples ?? {};
  const dataSources = { query: {}, page: { url: 'https://example.com/' }, loaded: brought };
  return visitorSees(compiled, { ...before, ...given }, dataSources, texts);
}
