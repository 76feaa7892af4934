import { useDeferredValue, useMemo } from 'react';
import { useStore } from '../use-store.ts';
import type { WizardState } from './wizard-state.ts';
import type { WizardStore } from './wizard-store.ts';

/** The step on the screen, and the visible steps of that moment. */
export interface ShownSteps extends Pick<WizardState, 'view' | 'visible'> {
  wizard: WizardStore;
}

/**
 * Returns the step to render. Another step is rendered in short tasks, between which the browser draws and answers to
 * the visitor; until it is complete, the last one stays. Updates from a store alone would render it in one long task.
 */
export function useShownSteps(wizard: WizardStore): ShownSteps {
  const view = useStore(wizard, (state) => state.view);
  const visible = useStore(wizard, (state) => state.visible);
  const latest = useMemo(() => ({ wizard, view, visible }), [wizard, view, visible]);
  const deferred = useDeferredValue(latest);
  return deferred.wizard === wizard ? deferred : latest;
}
