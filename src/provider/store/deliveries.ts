import type { Seal } from '../crypto/seal.ts';
import type { Queries } from '../database/database.ts';

export type DeliveryKind = 'mail' | 'webhook';

/** A delivery whose turn it is. */
export interface DueDelivery {
  id: string;
  /** Identifies the delivery to its receiver; the same for each attempt. */
  messageId: string;
  /** JSON, as it was stored. */
  content: string;
  /** The number of earlier attempts. */
  attempts: number;
  /** The end of the lease, which also identifies it. */
  takenUntil: Date;
}

/** Whether a mail is sealed with one of the keys $4. The webhooks beside it have no seal. */
const isReadable = `case when kind = 'mail' then content ->> 'sealed' not like '%.%'
  or split_part(content ->> 'sealed', '.', 1) = any($4::text[]) else true end`;

/**
 * Takes the delivery that has waited longest, so that no other process sends it meanwhile; `undefined` where none is due. A
 * delivery waits for the earlier ones of its application. Mails of which this process has no key are left to others.
 *
 * @param until the delivery is due again then, should this process end before it says how the attempt ended
 */
export async function takeDue(
  queries: Queries,
  { kind, now, until }: { kind: DeliveryKind; now: Date; until: Date },
  { keyIds }: Pick<Seal, 'keyIds'>,
): Promise<DueDelivery | undefined> {
  const sql = `update deliveries set next_try = $3::timestamptz, attempts = attempts + 1
    where id = (
      select id from deliveries as due where kind = $1 and next_try <= $2::timestamptz and ${isReadable}
        and not exists (
          select from deliveries as earlier where earlier.application_hash = due.application_hash
            and earlier.id < due.id and earlier.next_try is not null
        )
      order by next_try, id limit 1 for update skip locked
    )
    returning id, message_id, content::text as content, attempts`;
  const [row] = await queries.query(sql, [kind, now.toISOString(), until.toISOString(), keyIds]);
  if (!row) return undefined;
  return {
    id: String(row.id),
    messageId: String(row.message_id),
    content: String(row.content),
    attempts: Number(row.attempts) - 1,
    takenUntil: until,
  };
}

/** The end of an attempt; a delivery without `nextTry` is not tried again. */
export type Attempt = { delivered: Date } | { failure: string; nextTry: Date | undefined };

/** Stores how an attempt ended, unless another process has taken the delivery since, as its lease was over. */
export async function endAttempt(
  queries: Queries,
  { id, takenUntil }: DueDelivery,
  attempt: Attempt,
): Promise<void> {
  const sql = `update deliveries
    set delivered_at = $3::timestamptz, failure = $4, next_try = $5::timestamptz
    where id = $1 and next_try = $2::timestamptz`;
  const values =
    'delivered' in attempt
      ? [attempt.delivered.toISOString(), null, null]
      : [null, attempt.failure, attempt.nextTry?.toISOString() ?? null];
  await queries.query(sql, [id, takenUntil.toISOString(), ...values]);
}
