import { useEffect } from 'react';
import type { DraftStore } from './draft-store.ts';

/**
 * Stores unsaved answers when the page is hidden or left, and when the caller leaves the screen.
 *
 * @param forgetSecrets is called when the page comes back from the browser's cache: somebody else may see it then
 */
export function useFlushOnLeave({ flush }: DraftStore, forgetSecrets: () => void): void {
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) forgetSecrets();
    };
    const onVisibilityChange = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    document.addEventListener('visibilitychange', onVisibilityChange);
    window.addEventListener('pagehide', flush);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      document.removeEventListener('visibilitychange', onVisibilityChange);
      window.removeEventListener('pagehide', flush);
      window.removeEventListener('pageshow', onPageShow);
      flush();
    };
  }, [flush, forgetSecrets]);
}
