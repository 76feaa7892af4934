import type { Queries } from '../database.ts';
import { fingerprint } from '../hashing.ts';

export type StoredSubmission = {
  /** Name of the call. */
  call: string;
  /** ISO 8601. */
  time: string;
  /** The request body without the values that were hashed or dropped. */
  body: Record<string, unknown>;
  /** JSON Pointers to the values that were hashed. */
  hashed: string[];
};

/**
 * Stores the body of a call.
 *
 * @param submission `secrets` are hashes by JSON Pointer; `unique` is the value that no other may share within the call
 * @returns false when the unique value is taken; of several at the same moment, exactly one gets true
 */
export async function addSubmission(
  database: Queries,
  submission: {
    call: string;
    body: object;
    secrets: Record<string, string>;
    unique: unknown;
    time: Date;
  },
): Promise<boolean> {
  const { call, body, secrets, unique, time } = submission;
  const rows = await database.query(
    `insert into submissions (call, body, secrets, unique_hash, stored_at)
    values ($1, $2::json, $3::json, $4, $5::timestamptz)
    on conflict (call, unique_hash) do nothing
    returning id`,
    [call, JSON.stringify(body), JSON.stringify(secrets), uniqueHash(unique), time.toISOString()],
  );
  return rows.length > 0;
}

/** Returns whether a stored body of the call has this unique value. */
export async function isTaken(queries: Queries, call: string, unique: unknown): Promise<boolean> {
  const sql = 'select id from submissions where call = $1 and unique_hash = $2';
  return (await queries.query(sql, [call, uniqueHash(unique)])).length > 0;
}

/** The newest submissions, newest first. */
export async function listSubmissions(
  database: Queries,
  limit: number,
): Promise<StoredSubmission[]> {
  const sql = 'select call, body, secrets, stored_at from submissions order by id desc limit $1';
  const rows = await database.query(sql, [limit]);
  return rows.map((row) => ({
    call: String(row.call),
    time: new Date(row.stored_at as Date).toISOString(),
    body: row.body as Record<string, unknown>,
    hashed: Object.keys(row.secrets as object),
  }));
}

/** Ignores letter case and surrounding blanks in comparisons. A missing value equals no other value. */
function uniqueHash(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return fingerprint(text.normalize('NFC').trim().toLowerCase());
}
