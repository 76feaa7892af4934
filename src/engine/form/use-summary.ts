import { type RefObject, useCallback, useEffect, useState } from 'react';
import { fill } from '../../definition/texts.ts';
import { useTexts } from '../host.tsx';
import { focusFirstInvalid } from './focus.ts';
import { messages } from './form-state.ts';
import type { FormStore } from './form-store.ts';

/** What a screen reader hears when a form does not pass: all messages in one, until an answer changes. */
export function useSummary(store: FormStore, root: RefObject<HTMLElement | null>) {
  const texts = useTexts();
  const [summary, setSummary] = useState('');

  /** Says what is wrong, and moves focus to the first field that is. */
  const tell = useCallback(() => {
    const said = messages(store.state);
    const text = said.length === 1 ? texts.oneProblem : texts.manyProblems;
    setSummary('');
    // In a later task, so that a screen reader hears the same summary again.
    setTimeout(() => {
      setSummary(fill(text, { count: said.length, messages: said.join('. ') }));
      focusFirstInvalid(root.current);
    });
  }, [store, texts, root]);

  useEffect(() => {
    let { answers: before } = store.state;
    let known: FormStore['initialServerErrors'] = store.initialServerErrors;
    const follow = () => {
      const { serverErrors, answers } = store.state;
      if (answers !== before) setSummary('');
      // A message that a call's outcome put on a field is told as those of a press are.
      const isNew = Object.keys(serverErrors).some((pointer) => !(pointer in known));
      before = answers;
      known = serverErrors;
      if (isNew) tell();
    };
    follow();
    return store.subscribe(follow);
  }, [store, tell]);

  return { summary, tell };
}
