import type { FilledText } from '../../compiled/text.ts';
import type { DataSources } from '../../core/coerce-answers.ts';
import { useLanguage, useTexts } from '../host.tsx';
import type { Store } from '../store.ts';
import { useStore } from '../use-store.ts';
import { fillValues, type Progress } from './fill-values.ts';

/** The store of a screen, and the answers that its state holds. */
export interface FilledTextSource<State> {
  store: Store<State>;
  toProgress: (state: State) => Progress;
  dataSources: DataSources;
}

interface FilledTextProps<State> {
  run: FilledText;
  source: FilledTextSource<State>;
}

/** A run of plain text with values. It is one text on the page, and renders again only when that changes. */
export function FilledTextView<State>({ run, source }: FilledTextProps<State>) {
  const texts = useTexts();
  const language = useLanguage();
  const { store, toProgress, dataSources } = source;
  const reader = { dataSources, texts, language };
  return useStore(store, (state) => fillValues(run, toProgress(state), reader));
}
