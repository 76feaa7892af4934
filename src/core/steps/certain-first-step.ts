import type { CompiledStep } from '../../compiled/screen.ts';

/**
 * Returns the step that a wizard opens with for every visitor; `undefined` where that depends on the response of the load
 * call or on the address, which are unknown until the page has them.
 */
export function certainFirstStep(steps: CompiledStep[]): CompiledStep | undefined {
  const first = steps.find(({ when, readsData }) => readsData || !when || when({ answers: {} }));
  return first?.readsData ? undefined : first;
}
