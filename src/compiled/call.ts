// The contract between compiler and runtime for the calls of a screen.

import type { Calculation } from '../definition/calculations.ts';
import type { Call } from '../definition/files/call.ts';
import type { Mapping } from '../definition/files/mapping.ts';
import type { Outcome } from '../definition/files/outcome.ts';
import type { LoadFile, RequestFile, SubmitFile } from '../definition/files/request.ts';
import type { OutcomeKind } from '../definition/outcomes/kinds.ts';
import type { Question } from './question.ts';
import type { TextValue } from './text.ts';
import type { ValidateFn } from './validate.ts';

export interface CompiledCall extends Omit<Call, 'response' | 'timeout'> {
  name: string;
  /** Milliseconds. */
  timeout?: number;
  /** Validates a response body; absent where it is not read. */
  response?: ValidateFn;
}

export interface CompiledOutcome extends Outcome {
  /** Of a check: whether the answer is accepted, with "say" as a note. */
  accept?: boolean;
  /** Values that the page at "go" shows. */
  shows?: TextValue[];
  /** Whether that page shows the answers that were sent. */
  showsReview?: true;
  /** Id of the screen, where that page shows something of it and the product has other languages. */
  shownFrom?: string;
  /** Id of the screen that makes the call, where that page can make it once more. */
  resends?: string;
}

/** An outcome in a list; the first one whose condition holds applies. */
interface ConditionalOutcome extends CompiledOutcome {
  /** Tests the data sources of the screen, and the response. */
  when?: ValidateFn;
}

export type CompiledOutcomes = Record<string, CompiledOutcome | ConditionalOutcome[]>;

/** The end of a call, and the outcome that the definition names for it, if any. */
export interface CallOutcome {
  kind: OutcomeKind;
  outcome: CompiledOutcome | undefined;
  /** The body of the response, where it was read. */
  response?: unknown;
  /** The messages beside fields that the response has, by the pointers of the answers. */
  fieldErrors?: Record<string, string>;
  /** Seconds after which the provider wants to be asked again, where it says so. */
  retryAfter?: number | undefined;
  /** Whether a failed call may have had its effect all the same: no answer of the provider has come. */
  maybeArrived?: true;
}

/**
 * Replaces the name of an address in the "go" of an outcome by the address that the response has.
 *
 * @param sources the data sources of the call
 */
export type ResolveGo = (ended: CallOutcome, sources: object) => CallOutcome;

/**
 * Reads the messages beside fields that a response has.
 *
 * @param request whose body the names in the response are those of
 * @param sources the data sources that its mappings read
 */
export type ResolveFields = (
  ended: CallOutcome,
  request: Pick<CompiledRequest, 'send' | 'choose'>,
  sources: object,
) => CallOutcome;

/** The data that a calculation, or a mapping, takes values of. */
export interface Given {
  /** Its pointers lead into it. */
  document: object;
  /** The validators of its conditions, each by the number under `$test`. */
  tests?: ValidateFn[];
  /** Returns the pointer from the root for one that is relative to a calculated answer. */
  resolve?: (pointer: string) => string | undefined;
}

/** Returns the result of a calculation; `undefined` where values are missing that it needs. */
export type Calculate = (calculation: Calculation, given: Given) => unknown;

/**
 * Returns the mapping that the condition of a mapping chooses, if any; any other mapping as it is.
 *
 * @param document the condition's pointers lead into it
 */
export type Choose = (mapping: Mapping, document: object) => Mapping | undefined;

/**
 * Lays the values of merged mappings over each other.
 *
 * @param resolve returns the value of a mapping
 * @param document the document of their pointers
 * @param choose evaluates their conditions; absent where they have none
 */
export type Merge = (
  parts: Mapping[],
  resolve: (part: Mapping) => unknown,
  document: object,
  choose?: Choose,
) => object;

/** Answers that a check has filled in, by pointer. */
export type FilledAnswers = ReadonlyMap<string, unknown>;

/**
 * Finds the answers that the response of a check fills in.
 *
 * @param given with what its mapping has built, and those that its last response has filled in
 * @returns all that it has filled in now, and the answers to change
 */
export type FillAnswers = (given: {
  built: unknown;
  earlier: FilledAnswers;
  questions: Question[];
  answers: Record<string, unknown>;
  dataSources: object;
}) => { filled: FilledAnswers; changes: [pointer: string, value: unknown][] };

/** A request with the call that it makes instead of the call's name. */
type WithCall<Request> = Omit<Request, 'call' | 'outcomes'> & {
  call: CompiledCall;
  outcomes: CompiledOutcomes;
  /** Present where its mappings calculate. */
  calculate?: Calculate;
  /** Present where its mappings have conditions. */
  choose?: Choose;
  /** Present where its mappings merge values of which empty answers do not cover all. */
  merge?: Merge;
  /** Present where its response fills in answers. */
  fill?: FillAnswers;
  /** Present where an outcome leads to an address that a response names. */
  resolveGo?: ResolveGo;
  /** Present where an outcome shows messages beside fields that a response has. */
  resolveFields?: ResolveFields;
  /** Loads the code that writes the sent answers; present where the page that an outcome leads to shows them. */
  loadReview?: () => Promise<unknown>;
  /** Present where files go with it: wraps the `fetch` that sends it. */
  withFiles?: (fetch: typeof globalThis.fetch) => typeof globalThis.fetch;
};

export type CompiledLoad = WithCall<LoadFile>;
export type CompiledSubmit = WithCall<SubmitFile>;
/** The parts that every request has. */
export type CompiledRequest = WithCall<RequestFile>;

/** A request that sends a file. */
interface CompiledUpload extends CompiledRequest {
  /** Name of the part that holds the file; "file" without it. */
  part?: string;
}

/** The requests that a question makes while its form is on the screen. */
export interface QuestionRequests {
  /** Brings the choices. */
  choices?: CompiledRequest;
  /** Checks the answer. */
  check?: CompiledRequest;
  /** Sends each file. */
  upload?: CompiledUpload;
}
