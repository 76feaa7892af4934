import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { within } from '../../../core/within.ts';
import { afterPaint } from '../../ui/after-paint.ts';
import { movesLess } from '../../ui/moves-less.ts';
import { whenIdle } from '../../ui/when-idle.ts';
import { focusFirstInvalid } from '../field/focus.ts';
import type { FormStore } from '../form-store.ts';

/** The longest time that focus waits for the code of a summary, in milliseconds: a slow connection may never bring it. */
const longestWait = 1000;

const loadSummary = () => import('../summary/summary.tsx').catch(() => undefined);

/** Sums up the messages of an invalid form above its questions, from an attempt to submit until the next one. */
export function useSummary(store: FormStore, fields: RefObject<HTMLElement | null>) {
  const [summary, setSummary] = useState<ReactNode>();
  const attempts = useRef(0);

  /** Removes the summary once the valid answers have an outcome, unless the messages of that are summed up. */
  const clearAfter = useCallback(
    async (outcome: Promise<unknown>) => {
      attempts.current += 1;
      const attempt = attempts.current;
      await outcome;
      if (attempt === attempts.current) keepInPlace(fields.current, () => setSummary(undefined));
    },
    [fields],
  );

  /** Sums up all messages, and moves focus there; to the first invalid field where the code for that does not come in time. */
  const announce = useCallback(() => {
    const loading = within(longestWait, loadSummary());
    attempts.current += 1;
    const attempt = attempts.current;
    // After the messages, which answer to the press; in a later task, so that nothing else takes focus afterwards.
    afterPaint(async () => {
      const part = await loading;
      if (attempt !== attempts.current) return;
      if (!part) return focusFirstInvalid(fields.current);
      // At once, so that an earlier summary never shows the lines of this one.
      keepInPlace(fields.current, () => {
        store.sumUp();
        setSummary(<part.Summary key={attempt} store={store} />);
      });
      part.scrollToSummary();
    });
  }, [store, fields]);

  useEffect(() => {
    let known: FormStore['initialServerErrors'] = store.initialServerErrors;
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
    return store.subscribe(follow);
  }, [store, announce]);

  // Ahead of the press on the button, which shows it at once then.
  useEffect(() => whenIdle(() => void loadSummary()), []);

  return { summary, announce, clearAfter };
}

/**
 * Changes what stands above the fields of a form, and scrolls by as much, so that they stay where they are seen. A page that is
 * too short for it lets them glide to their new place.
 */
function keepInPlace(fields: HTMLElement | null, change: () => void): void {
  const top = () => fields?.getBoundingClientRect().top ?? 0;
  const before = top();
  flushSync(change);
  window.scrollBy({ top: top() - before, behavior: 'instant' });
  const rest = before - top();
  if (Math.abs(rest) < 1 || movesLess()) return;
  const frames = { transform: [`translateY(${rest}px)`, 'none'] };
  for (let part: Element | null = fields; part; part = part.nextElementSibling) {
    part.animate(frames, { duration: 180, easing: 'ease-out' });
  }
}
