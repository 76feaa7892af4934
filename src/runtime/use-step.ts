import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Host } from '../engine/index.ts';

/** The step in the fragment of the address, which no request carries. */
export const useStep: Host['useStep'] = () => {
  const { hash, state } = useLocation();
  const navigate = useNavigate();
  const step = hash.length > 1 ? hash.slice(1) : undefined;
  const cameFrom: unknown = (state as { from?: unknown } | null)?.from;
  const open = useCallback(
    (to: string, how: 'forward' | 'back' | 'replace') => {
      if (how === 'back' && cameFrom === to) {
        navigate(-1);
        return;
      }
      const replace = how !== 'forward';
      navigate(
        { search: window.location.search, hash: `#${to}` },
        { replace, state: replace ? state : { from: step } },
      );
    },
    [navigate, step, state, cameFrom],
  );
  return { step, open };
};
