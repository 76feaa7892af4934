import { createHmac } from 'node:crypto';
import { fingerprint } from '../crypto/hashing.ts';
import type { Queries } from '../database/database.ts';

/** The reply to a call. */
export type Reply = { status: number; body: unknown; headers?: Record<string, string> };

/** A call that is to have its effect once. */
export interface KeyedCall {
  call: string;
  /** The Idempotency-Key of the request. */
  key: string;
  body: object;
  time: Date;
}

/** Days that a reply is stored for a repeated key. */
const storedDays = 7;

/**
 * Claims a call for the transaction. Waits for another transaction that has claimed it.
 *
 * @returns the earlier reply to it, if there was one
 */
export async function claimKeyedCall(
  queries: Queries,
  keyed: KeyedCall,
): Promise<Reply | undefined> {
  const { call, time } = keyed;
  const claimed = await queries.query(
    `insert into replies (call, key_hash, body_hash, made_at) values ($1, $2, $3, $4::timestamptz)
    on conflict do nothing returning call`,
    [call, ...hashesOf(keyed), time.toISOString()],
  );
  return claimed.length > 0 ? undefined : findReply(queries, keyed);
}

/** Finds the reply to a call. */
export async function findReply(queries: Queries, keyed: KeyedCall): Promise<Reply | undefined> {
  const sql = 'select reply from replies where call = $1 and key_hash = $2 and body_hash = $3';
  const [row] = await queries.query(sql, [keyed.call, ...hashesOf(keyed)]);
  return row?.reply as Reply | undefined;
}

/** Stores the reply to a call that the transaction has claimed. */
export async function storeReply(queries: Queries, keyed: KeyedCall, reply: Reply): Promise<void> {
  await queries.query(
    'update replies set reply = $4::json where call = $1 and key_hash = $2 and body_hash = $3',
    [keyed.call, ...hashesOf(keyed), JSON.stringify(reply)],
  );
}

/** Removes replies that are too old to be asked for again. */
export async function removeOldReplies(queries: Queries, now: Date): Promise<void> {
  await queries.query(
    `delete from replies where made_at < $1::timestamptz - make_interval(days => ${storedDays})`,
    [now.toISOString()],
  );
}

/** Hashes the key and the body. Passwords in a body can't be guessed from its hash without the key. */
const hashesOf = ({ key, body }: KeyedCall): [string, string] => [
  fingerprint(key),
  createHmac('sha256', key).update(JSON.stringify(body)).digest('hex'),
];
