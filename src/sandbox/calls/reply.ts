import { resolveMapping } from '../../core/resolve-mapping.ts';
import type { SandboxAnswer } from '../../definition/files/sandbox.ts';
import type { Reply } from './kind.ts';

/**
 * Puts an answer of sandbox.json together. Without a body it is `{}`, which a product that looks for errors in it can
 * read.
 *
 * @param document what the body's pointers point into
 */
export function replyWith(answer: SandboxAnswer, document: object, status = 200): Reply {
  const body = answer.body === undefined ? {} : resolveMapping(answer.body, document);
  return { status: answer.status ?? status, body: body ?? null };
}
