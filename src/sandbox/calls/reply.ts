import { calculate } from '../../core/calculate/index.ts';
import { resolveMapping } from '../../core/mapping/resolve-mapping.ts';
import type { SandboxAnswer } from '../../definition/files/sandbox.ts';
import type { Reply } from '../store/replies.ts';

/**
 * Builds a reply from an answer of sandbox.json. The body is `{}` by default, which a product can look for errors in.
 *
 * @param document the document that the body's pointers point into
 */
export function replyWith(answer: SandboxAnswer, document: object, status = 200): Reply {
  const body = answer.body === undefined ? {} : resolveMapping(answer.body, document, calculate);
  return { status: answer.status ?? status, body: body ?? null };
}
