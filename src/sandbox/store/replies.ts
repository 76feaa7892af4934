import { createHmac } from 'node:crypto';
import type { Reply } from '../calls/call-request.ts';
import type { Queries } from '../database.ts';
import { fingerprint } from '../hashing.ts';

/** A call that is to have its effect once. */
export interface KeyedCall {
  call: string;
  /** The Idempotency-Key of the request. */
  key: string;
  body: object;
  time: Date;
}

/** Days that a reply is kept for a repeated key. */
const keptDays = 7;

/**
 * Claims an intent for the transaction. Another one that has claimed it is waited for.
 *
 * @returns the reply that was made to it before, if there was one
 */
export async function claimKeyedCall(
  queries: Queries,
  intent: KeyedCall,
): Promise<Reply | undefined> {
  const { call, time } = intent;
  const claimed = await queries.query(
    `insert into replies (call, key_hash, body_hash, made_at) values ($1, $2, $3, $4::timestamptz)
    on conflict do nothing returning call`,
    [call, ...hashesOf(intent), time.toISOString()],
  );
  return claimed.length > 0 ? undefined : findReply(queries, intent);
}

/** Finds the reply that was made to an intent. */
export async function findReply(queries: Queries, intent: KeyedCall): Promise<Reply | undefined> {
  const sql = 'select reply from replies where call = $1 and key_hash = $2 and body_hash = $3';
  const [row] = await queries.query(sql, [intent.call, ...hashesOf(intent)]);
  return row?.reply as Reply | undefined;
}

/** Keeps the reply to an intent that the transaction has claimed. */
export async function storeReply(queries: Queries, intent: KeyedCall, reply: Reply): Promise<void> {
  await queries.query(
    'update replies set reply = $4::json where call = $1 and key_hash = $2 and body_hash = $3',
    [intent.call, ...hashesOf(intent), JSON.stringify(reply)],
  );
}

/** Removes replies that are too old to be asked for again. */
export async function removeOldReplies(queries: Queries, now: Date): Promise<void> {
  await queries.query(
    `delete from replies where made_at < $1::timestamptz - make_interval(days => ${keptDays})`,
    [now.toISOString()],
  );
}

/** Hashes the key and the body. Passwords in a body can't be guessed from its hash without the key. */
const hashesOf = ({ key, body }: KeyedCall): [string, string] => [
  fingerprint(key),
  createHmac('sha256', key).update(JSON.stringify(body)).digest('hex'),
];
