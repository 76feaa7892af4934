import { fingerprint } from '../crypto/hashing.ts';
import type { Seal } from '../crypto/seal.ts';
import type { Queries } from '../database/database.ts';

export type Mail = { to: string; subject: string; text: string; link: string };
/** A mail as the outbox shows it; `delivery` is absent where mails only lie there. */
export type SentMail = Mail & { time: string; delivery?: 'waiting' | 'delivered' | 'failed' };

/** The newest mails, newest first. */
export interface MailList {
  mails: SentMail[];
  /** The number of further mails that another key has sealed, and that can't be read. */
  sealedOtherwise: number;
}

/** A token that was admitted. */
export interface Invitation {
  /** The body of the request that made the token. */
  request: unknown;
  /** Names the application that the token leads to. It follows from the token, and does not reveal it. */
  application: { id: string };
}

/**
 * Stores an invitation and puts its mail into the outbox. The token is stored as a hash only, and the mail is sealed, since
 * its link has the token. A mail that goes out is due at once.
 *
 * @param queries those of a transaction
 */
export async function addInvitation(
  queries: Queries,
  invitation: { token: string; request: object; mail: Mail; time: Date; goesOut: boolean },
  seal: Pick<Seal, 'seal'>,
): Promise<void> {
  const { token, request, time } = invitation;
  await queries.query(
    'insert into invitations (token_hash, request, made_at) values ($1, $2::json, $3::timestamptz)',
    [fingerprint(token), JSON.stringify(request), time.toISOString()],
  );
  await sendMail(queries, invitation, seal);
}

/** Puts a mail into the outbox. It is sealed. */
export async function sendMail(
  queries: Queries,
  { mail, time, goesOut }: { mail: Mail; time: Date; goesOut: boolean },
  { seal }: Pick<Seal, 'seal'>,
): Promise<void> {
  const sealed = { sealed: seal(JSON.stringify(mail)) };
  await queries.query(
    `insert into mails (mail, sent_at, next_try)
    values ($1::json, $2::timestamptz, case when $3::boolean then $2::timestamptz end)`,
    [JSON.stringify(sealed), time.toISOString(), goesOut],
  );
}

/** Returns the id of the application that a token leads to. */
const applicationOf = (token: string): string => fingerprint(`application ${token}`);

/** Returns what the tables store of a token and of its application, whether or not they are there. */
export const hashesOf = (token: string): { token: string; application: string } => ({
  token: fingerprint(token),
  application: fingerprint(applicationOf(token)),
});

/** Admits a token; `undefined` for one that is unknown, or made before `oldest`. */
export async function admitInvitation(
  queries: Queries,
  token: string,
  oldest: Date,
): Promise<Invitation | undefined> {
  const id = applicationOf(token);
  const sql = `update invitations set application_hash = $3
    where token_hash = $1 and made_at >= $2::timestamptz returning request`;
  const values = [fingerprint(token), oldest.toISOString(), fingerprint(id)];
  const [row] = await queries.query(sql, values);
  return row && { request: row.request, application: { id } };
}

/** Finds the admitted invitation of an application; `undefined` where there is none since `oldest`. */
export async function findApplication(
  queries: Queries,
  id: string,
  oldest: Date,
): Promise<Invitation | undefined> {
  const sql =
    'select request from invitations where application_hash = $1 and made_at >= $2::timestamptz';
  const [row] = await queries.query(sql, [fingerprint(id), oldest.toISOString()]);
  return row && { request: row.request, application: { id } };
}

/** Returns the newest mails; `time` is ISO 8601. */
export async function listMails(
  database: Queries,
  limit: number,
  { open }: Pick<Seal, 'open'>,
): Promise<MailList> {
  const sql = `select mail, sent_at, case
      when delivered_at is not null then 'delivered'
      when next_try is not null then 'waiting'
      when failure is not null then 'failed'
    end as delivery from mails order by id desc limit $1`;
  const rows = await database.query(sql, [limit]);
  const mails = rows.flatMap((row) => {
    const text = open(String((row.mail as { sealed?: string }).sealed));
    if (text === undefined) return [];
    const delivery = row.delivery as SentMail['delivery'] | null;
    const time = new Date(row.sent_at as Date).toISOString();
    return [{ ...(JSON.parse(text) as Mail), time, ...(delivery && { delivery }) }];
  });
  return { mails, sealedOtherwise: rows.length - mails.length };
}
