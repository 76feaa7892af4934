import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Host } from '../engine/index.ts';

/** The step in the fragment of the address, which no request carries. */
export const useStep: Host['useStep'] = () => {
  const { hash, key, state } = useLocation();
  const navigate = useNavigate();
  const step = hash.length > 1 ? hash.slice(1) : undefined;
  const from = cameFrom(state);
  // A second press can come before the step that the first one asked for is on the screen.
  const returning = useRef(false);
  useEffect(() => {
    returning.current = false;
  }, [key]);
  const open = useCallback(
    (to: string, how: 'forward' | 'back' | 'replace') => {
      if (how === 'back' && from === to) {
        if (!returning.current) navigate(-1);
        returning.current = true;
        return;
      }
      if (window.location.hash === `#${to}`) return;
      const replace = how !== 'forward';
      navigate(
        { search: window.location.search, hash: `#${to}` },
        { replace, state: replace ? state : { from: step } },
      );
    },
    [navigate, step, state, from],
  );
  return { step, from, open };
};

function cameFrom(state: unknown): string | undefined {
  const from = (state as { from?: unknown } | null)?.from;
  return typeof from === 'string' ? from : undefined;
}
