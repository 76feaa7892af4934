import type { CompiledForm } from '../../compiled/form.ts';
import type { FilledText } from '../../compiled/text.ts';
import type { Answers, DataSources } from '../../core/coerce-answers.ts';
import { useLanguage, useTexts } from '../host.tsx';
import type { Store } from '../store.ts';
import { useStore } from '../use-store.ts';
import { fillValues, type Progress } from './fill-values.ts';

/** The store of a wizard, or of a single form. */
export type AnswersStore = { dataSources: DataSources } & (
  | Store<Progress>
  | (Store<{ answers: Answers }> & { form: CompiledForm })
);

interface FilledTextProps {
  run: FilledText;
  store: AnswersStore;
}

/** A run of plain text with values. It is one text on the page, and renders again only when that changes. */
export function FilledTextView({ run, store }: FilledTextProps) {
  const texts = useTexts();
  const language = useLanguage();
  const reader = { dataSources: store.dataSources, texts, language };
  return useStore<unknown, string>(store, () => fillValues(run, progressOf(store), reader));
}

/** A form screen is a screen of one step. */
const progressOf = (store: AnswersStore): Progress =>
  'form' in store
    ? { answers: store.state.answers, visible: [{ id: '' }], forms: { '': store.form } }
    : store.state;
