import { useEffect } from 'react';
import type { SavedDraft } from '../../draft/kept/saved-draft.ts';

/** Saves when the page is hidden or left, when the visitor leaves the screen, and once the browser is online again. */
export function useSaveOnLeave({ leave, saver }: SavedDraft): void {
  useEffect(() => {
    const onVisibilityChange = () => {
      if (document.visibilityState === 'hidden') leave();
    };
    const onOnline = () => void saver.save();
    document.addEventListener('visibilitychange', onVisibilityChange);
    window.addEventListener('pagehide', leave);
    window.addEventListener('online', onOnline);
    return () => {
      document.removeEventListener('visibilitychange', onVisibilityChange);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('online', onOnline);
      leave();
    };
  }, [leave, saver]);
}
