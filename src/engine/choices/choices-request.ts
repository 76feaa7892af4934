import type { CompiledRequest } from '../../compiled/call.ts';
import type { CalledSource } from '../../compiled/question.ts';

/** The choices of one question, and the data that their call sends from. */
export interface ChoicesRequest {
  source: CalledSource;
  request: CompiledRequest;
  /** The data sources, with the answers. */
  document: object;
  /** Pointer of the answer. */
  pointer: string;
}
