import { fingerprint } from '../crypto/hashing.ts';
import type { Seal } from '../crypto/seal.ts';
import type { Queries } from '../database/database.ts';
import type { Mail } from './invitations.ts';

/** A mail whose turn it is. */
export interface DueMail {
  id: string;
  /** Absent where another key has sealed it, which an earlier version did not name. */
  mail?: Mail;
  /** Identifies the delivery. */
  messageKey: string;
  /** The number of earlier attempts. */
  attempts: number;
}

/**
 * Takes the mail that has waited longest of those that a key of this process has sealed, so that no other process sends it meanwhile; `undefined` where none is due.
 *
 * @param until the mail is due again then, should this process end before it says how the attempt ended
 */
export async function takeDueMail(
  queries: Queries,
  { now, until }: { now: Date; until: Date },
  { open, keyIds }: Pick<Seal, 'open' | 'keyIds'>,
): Promise<DueMail | undefined> {
  const sql = `update mails set next_try = $2::timestamptz, attempts = attempts + 1
    where id = (
      select id from mails where next_try <= $1::timestamptz
        and (mail ->> 'sealed' not like '%.%' or split_part(mail ->> 'sealed', '.', 1) = any($3::text[]))
      order by next_try limit 1 for update skip locked
    )
    returning id, mail, attempts`;
  const [row] = await queries.query(sql, [now.toISOString(), until.toISOString(), keyIds]);
  if (!row) return undefined;
  const sealed = String((row.mail as { sealed?: string }).sealed);
  const text = open(sealed);
  return {
    id: String(row.id),
    messageKey: fingerprint(sealed),
    attempts: Number(row.attempts) - 1,
    ...(text !== undefined && { mail: JSON.parse(text) as Mail }),
  };
}

/** The end of an attempt to send a mail; a mail without `nextTry` is not tried again. */
export type Attempt = { delivered: Date } | { failure: string; nextTry?: Date | undefined };

/** Stores how an attempt ended. */
export async function endAttempt(queries: Queries, id: string, attempt: Attempt): Promise<void> {
  const sql = `update mails
    set delivered_at = $2::timestamptz, failure = $3, next_try = $4::timestamptz where id = $1`;
  const values =
    'delivered' in attempt
      ? [attempt.delivered.toISOString(), null, null]
      : [null, attempt.failure, attempt.nextTry?.toISOString() ?? null];
  await queries.query(sql, [id, ...values]);
}
