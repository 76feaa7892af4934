import { useCallback, useEffect, useRef, useState } from 'react';
import type { CompiledDraft } from '../../compiled/screen.ts';
import type { Answers } from '../form/answers.ts';
import { useHost } from '../host.tsx';
import { writeDraft } from './draft.ts';

interface Autosave {
  /** Stores the answers after the draft's delay, counted from the last call. */
  save: (answers: Answers) => void;
  /** Stores at once what is waiting. */
  flush: () => void;
  /** Removes the draft, and what is waiting with it. */
  clear: () => void;
  /** Whether the browser refused to store the last time. */
  failed: boolean;
}

/** Keeps a draft in the browser's storage, at the latest when the page is hidden or left. */
export function useAutosave(draft: CompiledDraft | undefined): Autosave {
  const { storage } = useHost();
  const waiting = useRef<Answers>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [failed, setFailed] = useState(false);

  const flush = useCallback(() => {
    clearTimeout(timer.current);
    if (!draft || !waiting.current) return;
    const written = writeDraft(draft, storage, waiting.current);
    waiting.current = undefined;
    setFailed(!written);
  }, [draft, storage]);

  const save = useCallback(
    (answers: Answers) => {
      if (!draft) return;
      waiting.current = answers;
      clearTimeout(timer.current);
      timer.current = setTimeout(flush, draft.delay);
    },
    [draft, flush],
  );

  const clear = useCallback(() => {
    clearTimeout(timer.current);
    waiting.current = undefined;
    if (draft) storage.remove(draft.key);
  }, [draft, storage]);

  useEffect(() => {
    const onHide = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    document.addEventListener('visibilitychange', onHide);
    window.addEventListener('pagehide', flush);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);

  return { save, flush, clear, failed };
}
