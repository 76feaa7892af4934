import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useLanguage, useTexts } from '../host.tsx';
import { focusFirstInvalid } from './focus.ts';
import { messages } from './form-state.ts';
import type { FormStore } from './form-store.ts';
import type { AnswerChecks } from './optional/answer-checks.ts';

/** Sums up the messages of an invalid form for screen readers, until an answer changes. */
export function useSummary(
  store: FormStore,
  root: RefObject<HTMLElement | null>,
  checks: AnswerChecks | undefined,
) {
  const texts = useTexts();
  const language = useLanguage();
  const [summary, setSummary] = useState('');
  const isSummed = useRef(false);

  /** Announces all messages, and moves focus to the first invalid field. */
  const announce = useCallback(() => {
    const shown = messages(store.state);
    const loading = import('./optional/summary-text.ts').catch(() => undefined);
    isSummed.current = true;
    setSummary('');
    // In a later task, so that a screen reader hears the same summary again.
    setTimeout(async () => {
      focusFirstInvalid(root.current);
      const parts = await loading;
      const text = parts?.summaryText(texts, shown, language) ?? shown.join('. ');
      if (isSummed.current) setSummary(text);
    });
  }, [store, texts, root, language]);

  useEffect(() => {
    let { answers: before } = store.state;
    let known: FormStore['initialServerErrors'] = store.initialServerErrors;
    const follow = () => {
      const { serverErrors, answers } = store.state;
      if (answers !== before && isSummed.current) {
        isSummed.current = false;
        setSummary('');
      }
      // Messages of a submit call's outcome are announced as those of an attempt to submit are.
      const isNew = Object.keys(serverErrors).some(
        (pointer) => !(pointer in known) && !checks?.refuses(pointer),
      );
      before = answers;
      known = serverErrors;
      if (isNew) announce();
    };
    follow();
    return store.subscribe(follow);
  }, [store, checks, announce]);

  return { summary, announce };
}
