import type { CompiledSubmit } from '../../compiled/call.ts';
import type { Host } from '../host.tsx';
import type { TextFiller } from '../text/text-filler.ts';

/** A submit call that was made. */
interface SentSubmit {
  submit: CompiledSubmit;
  /** The data sources of the call, with the answers. */
  document: object;
  filler: TextFiller | undefined;
}

/** The latest submit calls that a page can make once more. They are in memory only, as long as the `send` of their host. */
const sent = new WeakMap<Host['send'], SentSubmit>();

let hasAny = false;

export function rememberSent(send: Host['send'], submit: SentSubmit): void {
  sent.set(send, submit);
  hasAny = true;
}

/** Returns whether any submit call is remembered: not after a reload. */
export const hasSent = (): boolean => hasAny;

/** Returns the latest submit call; `undefined` after a reload. */
export const sentBefore = (send: Host['send']): SentSubmit | undefined => sent.get(send);
