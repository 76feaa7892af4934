import type { SandboxAnswer } from '../../definition/files/sandbox.ts';
import { evaluateMapping } from '../definition/evaluate-mapping.ts';
import type { Reply } from '../store/replies.ts';

/**
 * Builds a reply from an answer of sandbox.json. The body is `{}` by default, which a product can look for errors in.
 *
 * @param document the document that the body's pointers point into
 */
export async function replyWith(
  answer: SandboxAnswer,
  document: object,
  status = 200,
): Promise<Reply> {
  const body = answer.body === undefined ? {} : await evaluateMapping(answer.body, document);
  return { status: answer.status ?? status, body: body ?? null };
}
