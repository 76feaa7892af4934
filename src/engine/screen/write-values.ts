import type { TextValue } from '../../compiled/text.ts';
import type { ValueTexts } from '../host.tsx';
import type { SubmitEnvironment } from '../submit/submission.ts';
import type { ScreenAnswers } from '../text/value-texts.ts';

/** Loads the code that writes values as texts; ahead of time where a page of an exit shows some. */
export const loadValueTexts = () => import('../text/value-texts.ts').catch(() => undefined);

/** Returns a function that writes values for a reader; where its code can't be loaded, the page has other words. */
export const valueWriter =
  ({ dataSources, texts }: SubmitEnvironment, progress: () => ScreenAnswers) =>
  async (values: TextValue[], response?: unknown): Promise<ValueTexts> => {
    const parts = await loadValueTexts();
    const language = String(dataSources.language);
    const reader = { dataSources: { ...dataSources, response }, texts, language };
    return parts?.valueTexts(values, progress(), reader) ?? {};
  };
