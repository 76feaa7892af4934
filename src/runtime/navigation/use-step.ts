import { startTransition, useCallback, useContext, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Host } from '../../engine/index.ts';
import { HydratedContext } from '../hydration/use-hydrated.ts';
import { GateContext, useGo } from './gate.ts';

type StepAddress = ReturnType<Host['useStep']>;

/**
 * Keeps the step in the fragment of the address, which no request carries. The build knew no fragment, and neither does
 * the page until it is hydrated.
 */
export const useStep: Host['useStep'] = () => {
  const isHydrated = useContext(HydratedContext);
  const address = useStepInFragment();
  return isHydrated ? address : noStep;
};

const noStep: StepAddress = { step: undefined, from: undefined, open: () => {} };

function useStepInFragment(): StepAddress {
  const location = useLocation();
  const { hash, state } = location;
  const navigate = useNavigate();
  const gate = useContext(GateContext);
  const go = useGo(gate);
  const step = hash.length > 1 ? hash.slice(1) : undefined;
  const from = fromStep(state);
  // A second press can come before React has rendered the address that the first one led to.
  const leftLocation = useRef<typeof location>(undefined);
  const open = useCallback(
    (to: string, how: 'forward' | 'back' | 'replace') => {
      if (how === 'back' && from === to) {
        if (leftLocation.current !== location) navigate(-1);
        leftLocation.current = location;
        return;
      }
      if (window.location.hash === `#${to}`) return;
      const replace = how !== 'forward';
      const address = { search: window.location.search, hash: `#${to}` };
      const move = () => void go(address, { replace, state: replace ? state : { from: step } });
      // The step is on the screen already where its name replaces another: the router renders that in short tasks.
      if (replace) startTransition(move);
      else move();
    },
    [navigate, go, step, state, from, location],
  );
  return { step, from, open, prepareBy: gate?.prepareStepBy };
}

function fromStep(state: unknown): string | undefined {
  const from = (state as { from?: unknown } | null)?.from;
  return typeof from === 'string' ? from : undefined;
}
