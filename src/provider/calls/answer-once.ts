import type { Context } from 'hono';
import type { Call } from '../../definition/files/call.ts';
import type { Database, Queries } from '../database/database.ts';
import { RequestError } from '../errors/request-error.ts';
import {
  claimKeyedCall,
  findReply,
  type KeyedCall,
  type Reply,
  type ReplySubject,
  storeReply,
} from '../store/replies.ts';

/** The part of a call that has an effect; its slow part was done before. */
export type PreparedCall = (queries: Queries) => Promise<{ reply: Reply; about?: ReplySubject }>;

const maxKey = 200;

/**
 * Returns the key of a call that is to have its effect once.
 *
 * @throws RequestError when the key is longer than any that a browser makes
 */
export function idempotencyKey(c: Context, call: Call): string | undefined {
  const key = call.once ? c.req.header('Idempotency-Key') : undefined;
  if (key === undefined || key.length <= maxKey) return key || undefined;
  throw new RequestError(400, `The Idempotency-Key is too long. Use at most ${maxKey} characters.`);
}

/**
 * Lets a call have its effect, and answers a repeated call as the first time. The effect and the answer are stored
 * together, or neither of them.
 *
 * @param prepare checks the call, and does its slow part; not called for a repeated call. A reply that it returns is
 *   sent at once, and not stored.
 */
export async function answerOnce(
  database: Database,
  keyed: KeyedCall | undefined,
  prepare: () => Promise<PreparedCall | Reply>,
): Promise<Reply> {
  const earlier = keyed && (await findReply(database, keyed));
  if (earlier) return earlier;
  const run = await prepare();
  if (typeof run !== 'function') return run;
  return database.transaction(async (queries) => {
    const meanwhile = keyed && (await claimKeyedCall(queries, keyed));
    if (meanwhile) return meanwhile;
    const result = await run(queries);
    if (keyed) await storeReply(queries, keyed, result);
    return result.reply;
  });
}
