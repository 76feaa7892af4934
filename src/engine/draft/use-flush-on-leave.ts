import { useEffect } from 'react';
import type { DraftStore } from './draft-store.ts';

/** Stores unsaved answers when the page is hidden or left, and when the caller leaves the screen. */
export function useFlushOnLeave({ flush }: DraftStore): void {
  useEffect(() => {
    const onVisibilityChange = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    document.addEventListener('visibilitychange', onVisibilityChange);
    window.addEventListener('pagehide', flush);
    return () => {
      document.removeEventListener('visibilitychange', onVisibilityChange);
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);
}
