import type { Call } from '../files/call.ts';
import type { OutcomeKind } from './kinds.ts';

/**
 * Everything that the checker, the gallery, the comparison and the walked paths know of one way for a call to end.
 * The runtime finds out that a call ended so: src/runtime/call.ts.
 */
export interface OutcomeEntry {
  /** Regular expression of its names, for an entry with several. */
  pattern?: string;
  /** One of these names. */
  example?: string;
  /** Shown by editors and in the reference. */
  description: string;
  /** Names that people know it by from elsewhere; the checker suggests the outcome for them. */
  synonyms?: readonly string[];
  kind: OutcomeKind;
  /** The name that applies where a definition does not have this one; absent where it is always distinguished. */
  fallback?: (name: string) => string;
  /** The reason why a call cannot end so, as the call's missing part: 'has no "timeout"'. */
  impossible?: (call: Call) => string | undefined;
  /** Completes "if ...": "the answer takes too long". */
  clause: (name: string) => string;
  /** The same of a named call: "the answer to the save call takes too long". */
  callClause: (call: string, name: string) => string;
  /** Whether the call is never made. */
  sendsNothing?: true;
  /** Whether it occurs without a response; examples can then name it as an "ending". */
  withoutResponse?: true;
  /** Whether the page does not know the body of its response. */
  unread?: (call: Call) => boolean;
  /** A response that makes a call end so; `undefined` where the other outcomes of the screen leave none. */
  response?: (name: string, call: Call, named: readonly string[]) => OutcomeResponse | undefined;
}

/** A response of the provider; `text` is a body that is not JSON. */
export interface OutcomeResponse {
  status?: number;
  body?: unknown;
  /** JSON Pointer at which the body holds errors. */
  errorsAt?: string;
  text?: string;
}
