import { fingerprint } from '../crypto/hashing.ts';
import type { Queries } from '../database/database.ts';
import { type MadeWith, putDefinitions } from './definitions.ts';

/**
 * Stores the body of a call. That of an application which has one already replaces it.
 *
 * @param queries those of a transaction
 * @param submission `secrets` are hashes by JSON Pointer; `unique` is the value that no other may share within the call;
 *   `application` is the id of the application that the body is of
 * @returns the id of its row; `undefined` when the unique value is taken. Of several at the same moment, exactly one is stored
 */
export async function addSubmission(
  queries: Queries,
  submission: {
    call: string;
    body: object;
    secrets: Record<string, string>;
    unique: unknown;
    application?: string | undefined;
    /** Id of the screen that sends such a body. */
    screen?: string | undefined;
    madeWith: MadeWith;
    time: Date;
  },
): Promise<string | undefined> {
  const { call, body, secrets, unique, application, screen, madeWith, time } = submission;
  // A body can be refused for either of two reasons, of which a statement can name one.
  await queries.query('select pg_advisory_xact_lock(hashtext($1))', [`submissions ${call}`]);
  if (await isTaken(queries, call, unique, application)) return undefined;
  const [row] = await queries.query(
    `insert into submissions
      (call, body, secrets, unique_hash, stored_at, application_hash, screen, version, definitions_hash)
    values ($1, $2::json, $3::json, $4, $5::timestamptz, $6, $7, $8, $9)
    on conflict (call, application_hash)
    do update set body = excluded.body, secrets = excluded.secrets, unique_hash = excluded.unique_hash,
      screen = excluded.screen, version = excluded.version, definitions_hash = excluded.definitions_hash
    returning id`,
    [
      call,
      JSON.stringify(body),
      JSON.stringify(secrets),
      uniqueHash(unique),
      time.toISOString(),
      application === undefined ? null : fingerprint(application),
      screen,
      madeWith.version,
      await putDefinitions(queries, madeWith, time),
    ],
  );
  return String(row?.id);
}

/** Returns whether a stored body of the call, of another application, has this unique value. */
export async function isTaken(
  queries: Queries,
  call: string,
  unique: unknown,
  application?: string,
): Promise<boolean> {
  const sql = `select id from submissions where call = $1 and unique_hash = $2
    and ($3::text is null or application_hash is distinct from $3)`;
  const own = application === undefined ? null : fingerprint(application);
  return (await queries.query(sql, [call, uniqueHash(unique), own])).length > 0;
}

/** Returns when an application was first stored; `undefined` where it was not. */
export async function storedSince(
  queries: Queries,
  application: string,
): Promise<Date | undefined> {
  const sql = 'select min(stored_at) as stored_at from submissions where application_hash = $1';
  const [row] = await queries.query(sql, [fingerprint(application)]);
  return row?.stored_at ? new Date(row.stored_at as Date) : undefined;
}

/** Returns a short name for an application, which can be read out: "7A3F-92BC". It follows from the id, and does not reveal it. */
export const referenceOf = (application: string): string => shortened(fingerprint(application));

/** Returns the short name of an application by the hash of its id. */
export const shortened = (hash: string) => `${hash.slice(0, 4)}-${hash.slice(4, 8)}`.toUpperCase();

/** Ignores letter case and surrounding blanks in comparisons. A missing value equals no other value. */
function uniqueHash(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return fingerprint(text.normalize('NFC').trim().toLowerCase());
}
