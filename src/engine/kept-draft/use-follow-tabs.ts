import { useEffect } from 'react';
import type { DraftStore } from '../draft/draft-store.ts';

/** Takes over what other tabs have stored, also after the browser has kept the page aside. */
export function useFollowTabs(draft: DraftStore): void {
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => draft.follow(key);
    const onVisibilityChange = () => {
      if (document.visibilityState === 'visible') draft.follow(null);
    };
    const onPageShow = () => draft.follow(null);
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onPageShow);
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', onPageShow);
      document.removeEventListener('visibilitychange', onVisibilityChange);
    };
  }, [draft]);
}
