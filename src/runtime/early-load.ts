import type { CompiledLoad } from '../compiled/call.ts';
import type { MadeCall } from '../compiled/early-call.ts';
import type { CompiledScreen } from '../compiled/screen.ts';
import type { Browser } from './call.ts';
import type { Perform } from './perform.ts';

/** The call that was made before its screen was drawn. */
let early: { load: CompiledLoad; performed: ReturnType<Perform> } | undefined;

declare global {
  /** The load call that a script of the page has made. */
  var earlyCall: MadeCall | undefined;
}

/** Takes over the response to the call that a script of the page has made, if it is the same one. */
const fetchOnce: Browser['fetch'] = (address, init) => {
  const made = globalThis.earlyCall;
  globalThis.earlyCall = undefined;
  return made?.url === String(address) && made.body === init?.body
    ? made.response
    : globalThis.fetch(address, init);
};

/** Makes the load call of a screen, so that it is under way while the other code of the screen loads. */
export function loadEarly(screen: CompiledScreen, perform: Perform): void {
  if (screen.kind === 'page' || !screen.load) return;
  const { load } = screen;
  // The code for keys of calls that are to take effect once comes with later screens.
  if (!load.call.once) early = { load, performed: perform(load, {}, undefined, fetchOnce) };
}

/** Returns the early call of a screen, for the first opening of the screen alone. */
export function takeEarlyLoad(load: CompiledLoad): ReturnType<Perform> | undefined {
  if (early?.load !== load) return undefined;
  const { performed } = early;
  early = undefined;
  return performed;
}
