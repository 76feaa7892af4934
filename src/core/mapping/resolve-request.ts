import type { CompiledRequest } from '../../compiled/call.ts';
import { resolveMapping } from './resolve-mapping.ts';

/** The values that a request sends. */
export interface SentValues {
  /** By the words of the call's path; `undefined` where a value is missing. */
  params: Record<string, unknown>;
  send?: unknown;
}

/** Evaluates the mappings of a request, whose pointers point into the document. */
export function resolveRequest(
  {
    params = {},
    send,
    ...tools
  }: Pick<CompiledRequest, 'params' | 'send' | 'calculate' | 'merge' | 'choose'>,
  document: object,
): SentValues {
  const resolved = Object.entries(params).map(([name, mapping]) => [
    name,
    resolveMapping(mapping, document, tools),
  ]);
  return {
    params: Object.fromEntries(resolved),
    send: send === undefined ? undefined : resolveMapping(send, document, tools),
  };
}
