import type { Queries } from '../database.ts';
import { fingerprint } from '../hashing.ts';

export type Mail = { to: string; subject: string; text: string; link: string };
export type SentMail = Mail & { time: string };

/** Stores an invitation and puts its mail into the outbox: both, or neither. The token is kept as a hash only. */
export async function addInvitation(
  database: Queries,
  invitation: { token: string; request: object; mail: Mail; time: Date },
): Promise<void> {
  const { token, request, mail, time } = invitation;
  await database.query(
    `with made as (
      insert into invitations (token_hash, request, made_at) values ($1, $2::json, $4::timestamptz)
    )
    insert into mails (mail, sent_at) values ($3::json, $4::timestamptz)`,
    [fingerprint(token), JSON.stringify(request), JSON.stringify(mail), time.toISOString()],
  );
}

/** Finds the request that made a token; `undefined` for a token that is unknown, or made before `oldest`. */
export async function findInvitation(
  database: Queries,
  token: string,
  oldest: Date,
): Promise<unknown> {
  const sql =
    'select request from invitations where token_hash = $1 and made_at >= $2::timestamptz';
  const [row] = await database.query(sql, [fingerprint(token), oldest.toISOString()]);
  return row?.request;
}

/** The newest mails, newest first; `time` is ISO 8601. */
export async function listMails(database: Queries, limit: number): Promise<SentMail[]> {
  const sql = 'select mail, sent_at from mails order by id desc limit $1';
  const rows = await database.query(sql, [limit]);
  return rows.map((row) => ({
    ...(row.mail as Mail),
    time: new Date(row.sent_at as Date).toISOString(),
  }));
}
