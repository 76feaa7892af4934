import type { Seal } from '../crypto/seal.ts';
import type { DatabaseRow, Queries } from '../database/database.ts';
import { shortened } from './submissions.ts';

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

/**
 * Stores the webhook of an application, which is due at once. Those of one application go out in the order in which they
 * were stored.
 *
 * @param queries those of the transaction that stores the application
 * @param webhook `submission` is the row of the application
 */
export async function addWebhook(
  queries: Queries,
  { submission, content, time }: { submission: string; content: object; time: Date },
): Promise<void> {
  const sql = `insert into deliveries (kind, content, made_at, next_try, submission_id, application_hash)
    select 'webhook', $2::json, $3::timestamptz, $3::timestamptz, id, application_hash
    from submissions where id = $1`;
  await queries.query(sql, [submission, JSON.stringify(content), time.toISOString()]);
}

/** The `next_try` of a delivery whose receiver wants no more of its kind: none of them goes out until they are resumed. */
export const stopped = 'infinity';

/** Whether a mail is sealed with one of the keys $4. The webhooks beside it have no seal. */
const isReadable = `case when kind = 'mail' then content ->> 'sealed' not like '%.%'
  or split_part(content ->> 'sealed', '.', 1) = any($4::text[]) else true end`;

/**
 * Takes the delivery that has waited longest, so that no other process sends it meanwhile; `undefined` where none is due, or
 * the receiver wants no more. A delivery waits for the earlier ones of its application. Mails of which this process has no key
 * are left to others.
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
        and not exists (select from deliveries where kind = $1 and next_try = '${stopped}')
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
export type Attempt =
  | { delivered: Date }
  | { failure: string; time: Date; nextTry: Date | typeof stopped | undefined };

/** Stores how an attempt ended, unless another process has taken the delivery since, as its lease was over. */
export async function endAttempt(
  queries: Queries,
  { id, takenUntil }: DueDelivery,
  attempt: Attempt,
): Promise<void> {
  const sql = `update deliveries
    set delivered_at = $3::timestamptz, failure = $4, failed_at = $5::timestamptz, next_try = $6::timestamptz
    where id = $1 and next_try = $2::timestamptz`;
  const values =
    'delivered' in attempt
      ? [attempt.delivered.toISOString(), null, null, null]
      : [null, attempt.failure, attempt.time.toISOString(), nextTryOf(attempt)];
  await queries.query(sql, [id, takenUntil.toISOString(), ...values]);
}

const nextTryOf = ({ nextTry }: Extract<Attempt, { failure: string }>): string | null =>
  nextTry instanceof Date ? nextTry.toISOString() : (nextTry ?? null);

/** Lets the deliveries go out again whose receiver wanted no more, with all of their attempts before those that it refused. */
export async function resumeDeliveries(
  queries: Queries,
  kind: DeliveryKind,
  now: Date,
): Promise<void> {
  const sql = `update deliveries set next_try = $2::timestamptz, attempts = 0
    where kind = $1 and next_try = '${stopped}'`;
  await queries.query(sql, [kind, now.toISOString()]);
}

/** A delivery as its page shows it; all moments are ISO 8601. */
export interface ShownDelivery {
  id: string;
  kind: DeliveryKind;
  messageId: string;
  /** The call of a webhook's application. */
  call?: string;
  /** That of the application, where the call has one. */
  reference?: string;
  time: string;
  /** Those that wait do not go out while one of their kind is stopped. */
  state: 'waiting' | 'stopped' | 'delivered' | 'failed';
  /** How often it was tried since it was made, or sent again. */
  attempts: number;
  nextTry?: string;
  deliveredAt?: string;
  /** Why the last attempt failed. */
  failure?: string;
  /** When it failed; unknown for attempts of earlier versions. */
  failedAt?: string;
  /** Whether a later one of the same application has taken its place, so that it is not sent again. */
  isReplaced?: true;
}

/** Whether a delivery goes out; mails that lie in the outbox alone do not. */
const goesOut = '(next_try is not null or delivered_at is not null or failure is not null)';

/** Whether a delivery is at its end, and a later one of its application exists. */
const isReplaced = `(next_try is null and exists (
  select from deliveries as later
  where later.application_hash = one.application_hash and later.id > one.id
))`;

/** Returns the deliveries that are stopped, then the newest others, newest first. */
export async function listDeliveries(queries: Queries, limit: number): Promise<ShownDelivery[]> {
  const sql = `select one.id, kind, message_id, one.application_hash, made_at, attempts, delivered_at, failure, failed_at,
      nullif(next_try, '${stopped}') as next_try, next_try is not distinct from '${stopped}' as is_stopped,
      call, ${isReplaced} as is_replaced
    from deliveries as one left join submissions on submissions.id = submission_id
    where one.id in (select id from deliveries where ${goesOut} order by id desc limit $1) or next_try = '${stopped}'
    order by is_stopped desc, one.id desc limit $1`;
  return (await queries.query(sql, [limit])).map((row) => ({
    id: String(row.id),
    kind: row.kind as DeliveryKind,
    messageId: String(row.message_id),
    ...(row.call !== null && { call: String(row.call) }),
    ...(row.application_hash !== null && { reference: shortened(String(row.application_hash)) }),
    time: moment(row.made_at),
    state: stateOf(row),
    attempts: Number(row.attempts),
    ...(row.next_try !== null && { nextTry: moment(row.next_try) }),
    ...(row.delivered_at !== null && { deliveredAt: moment(row.delivered_at) }),
    ...(row.failure !== null && { failure: String(row.failure) }),
    ...(row.failed_at !== null && { failedAt: moment(row.failed_at) }),
    ...(row.is_replaced === true && { isReplaced: true as const }),
  }));
}

function stateOf(row: DatabaseRow): ShownDelivery['state'] {
  if (row.is_stopped) return 'stopped';
  if (row.next_try !== null) return 'waiting';
  return row.delivered_at !== null ? 'delivered' : 'failed';
}

const moment = (value: unknown): string => new Date(value as Date).toISOString();

/**
 * Makes a delivery due now, with all of its attempts before it, and resumes those of its kind.
 *
 * @returns false where there is none, or a later one has replaced it
 */
export async function sendAgain(queries: Queries, id: string, now: Date): Promise<boolean> {
  if (!/^\d{1,18}$/.test(id)) return false;
  const sql = `update deliveries as one
    set next_try = $2::timestamptz, attempts = 0, delivered_at = null
    where id = $1 and ${goesOut} and not ${isReplaced} returning kind`;
  const [row] = await queries.query(sql, [id, now.toISOString()]);
  if (row) await resumeDeliveries(queries, row.kind as DeliveryKind, now);
  return row !== undefined;
}
