import type { CompiledLoad } from '../compiled/call.ts';
import type { CompiledScreen } from '../compiled/screen.ts';
import type { Perform } from './perform.ts';

/** The call that was made before its screen was drawn. */
let early: { load: CompiledLoad; performed: ReturnType<Perform> } | undefined;

/** Makes the load call of a screen, so that it is under way while the other code of the screen loads. */
export function loadEarly(screen: CompiledScreen, perform: Perform): void {
  if (screen.kind === 'page' || !screen.load) return;
  const { load } = screen;
  // The code for keys of calls that are to take effect once comes with later screens.
  if (!load.call.once) early = { load, performed: perform(load, {}) };
}

/** Returns the early call of a screen, for the first opening of the screen alone. */
export function takeEarlyLoad(load: CompiledLoad): ReturnType<Perform> | undefined {
  if (early?.load !== load) return undefined;
  const { performed } = early;
  early = undefined;
  return performed;
}
