import { useEffectEvent, useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Follows a fragment of the address that changed while the page hydrated: the router reads the address before its first
 * rendering, and listens to changes only after it.
 */
export function useHashAfterHydration(): void {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const follow = useEffectEvent(() => {
    const { hash: present, search } = window.location;
    if (present === hash) return;
    // The router listens at the end of this commit.
    queueMicrotask(() => navigate({ search, hash: present }, { replace: true }));
  });
  useLayoutEffect(() => follow(), []);
}
