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

let isExpected = false;

/** A submit call begins that is remembered once it has ended: the pages that it leads to are loaded meanwhile. */
export function expectSent(): void {
  isExpected = true;
}

export function rememberSent(send: Host['send'], submit: SentSubmit): void {
  sent.set(send, submit);
}

/** Returns whether a submit call is remembered, or under way: not after a reload. */
export const mayHaveSent = (): boolean => isExpected;

/** Returns the latest submit call; `undefined` after a reload. */
export const sentBefore = (send: Host['send']): SentSubmit | undefined => sent.get(send);
