import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusFirstInvalid } from '../field/focus.ts';
import type { FormStore } from '../form-store.ts';

const loadSummary = () => import('../summary/summary.tsx').catch(() => undefined);

/** Sums up the messages of an invalid form above its questions, from an attempt to submit until the next one. */
export function useSummary(store: FormStore, root: RefObject<HTMLElement | null>) {
  const [summary, setSummary] = useState<ReactNode>();
  const attempts = useRef(0);

  const clear = useCallback(() => {
    attempts.current += 1;
    setSummary(undefined);
  }, []);

  /** Shows all messages, and moves focus to them; where that can't be loaded, to the first invalid field. */
  const announce = useCallback(() => {
    const loading = loadSummary();
    attempts.current += 1;
    const attempt = attempts.current;
    // In a later task, so that nothing else takes focus afterwards.
    setTimeout(async () => {
      const part = await loading;
      if (attempt !== attempts.current) return;
      if (!part) return focusFirstInvalid(root.current);
      // At once, so that an earlier summary never shows the lines of this one.
      flushSync(() => {
        store.sumUp();
        setSummary(<part.Summary key={attempt} store={store} />);
      });
    });
  }, [store, root]);

  useEffect(() => {
    let known: FormStore['initialServerErrors'] = store.initialServerErrors;
    let isLoading = false;
    const follow = () => {
      const { serverErrors, refusals } = store.state;
      // Messages of a submit call's outcome are announced as those of an attempt to submit are.
      const isNew = Object.keys(serverErrors).some(
        (pointer) => !(pointer in known) && !(pointer in refusals),
      );
      known = serverErrors;
      if (isNew) announce();
    };
    follow();
    return store.subscribe(() => {
      // Ahead of the press on the button, which shows it at once then.
      if (!isLoading) void loadSummary();
      isLoading = true;
      follow();
    });
  }, [store, announce]);

  return { summary, announce, clear };
}
