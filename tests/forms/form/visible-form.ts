import type { Answers } from '../../../src/engine/form/answers.ts';
import { type VisibleForm, visibleForm } from '../../../src/engine/form/visible-form.ts';
import type { ProvenForm } from './proven-forms.ts';

/** Returns the form after an example's answers, on top of the earlier answers and loaded data of its file. */
export function visibleExample(
  { source, compiled, loaded, texts }: ProvenForm,
  entered: Answers,
): VisibleForm {
  const { before = {}, loaded: response = loaded } = source.examples ?? {};
  const dataSources = { query: {}, page: { url: 'https://example.com/' }, loaded: response };
  return visibleForm(compiled, { ...before, ...entered }, dataSources, texts);
}
