import { createHmac } from 'node:crypto';
import { fingerprint } from '../crypto/hashing.ts';
import type { Queries } from '../database/database.ts';
import { RequestError } from '../errors/request-error.ts';

/** The reply to a call. */
export type Reply = { status: number; body: unknown; headers?: Record<string, string> };

/** The rows that a reply is about: it is removed with them. */
export interface ReplySubject {
  /** The id of the row in `submissions`. */
  submissionId?: string;
  /** The token that was made. */
  token?: string;
  /** The id of the application of the body. */
  application?: string | undefined;
}

/** A call that is to have its effect once. */
export interface KeyedCall {
  call: string;
  /** The Idempotency-Key of the request. */
  key: string;
  body: object;
  time: Date;
}

/**
 * Claims a call for the transaction. Waits for another transaction that has claimed it.
 *
 * @returns the earlier reply to it, if there was one
 * @throws RequestError when another body came with its key
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

/**
 * Finds the reply to a call.
 *
 * @throws RequestError with status 422 when another body came with its key, as the IETF's draft on the header asks for
 */
export async function findReply(queries: Queries, keyed: KeyedCall): Promise<Reply | undefined> {
  const sql =
    'select reply, body_hash = $3 as is_same from replies where call = $1 and key_hash = $2';
  const [row] = await queries.query(sql, [keyed.call, ...hashesOf(keyed)]);
  if (row && !row.is_same)
    throw new RequestError(422, 'This Idempotency-Key came with another body. Use a new key.');
  return row?.reply as Reply | undefined;
}

/** Stores the reply to a call that the transaction has claimed. */
export async function storeReply(
  queries: Queries,
  { call, key }: KeyedCall,
  { reply, about = {} }: { reply: Reply; about?: ReplySubject },
): Promise<void> {
  const { submissionId = null, token, application } = about;
  await queries.query(
    `update replies set reply = $3::json, submission_id = $4,
      token_hash = coalesce($5, (select token_hash from invitations where application_hash = $6))
    where call = $1 and key_hash = $2`,
    [
      call,
      fingerprint(key),
      JSON.stringify(reply),
      submissionId,
      token === undefined ? null : fingerprint(token),
      application === undefined ? null : fingerprint(application),
    ],
  );
}

/** Hashes the key and the body. Passwords in a body can't be guessed from its hash without the key. */
const hashesOf = ({ key, body }: KeyedCall): [string, string] => [
  fingerprint(key),
  createHmac('sha256', key).update(JSON.stringify(body)).digest('hex'),
];
