// The contract between compiler and runtime for the calls of a screen.

import type { Call } from '../definition/files/call.ts';
import type { LoadFile, SubmitFile } from '../definition/files/request.ts';
import type { ValidateFn } from './form.ts';

export interface CompiledCall extends Omit<Call, 'response' | 'timeout'> {
  name: string;
  /** Milliseconds. */
  timeout?: number;
  /** Judges a response body; absent where it is not read. */
  response?: ValidateFn;
}

/** A request of a screen, with the call that it makes instead of the call's name. */
type WithCall<Request> = Omit<Request, 'call'> & { call: CompiledCall };

export type CompiledLoad = WithCall<LoadFile>;
export type CompiledSubmit = WithCall<SubmitFile>;
