import { canonicalJson } from '../../core/text/canonical-json.ts';
import { fingerprint } from '../crypto/hashing.ts';
import type { Queries } from '../database/database.ts';

/** The definitions that an application or a draft was made with. */
export interface MadeWith {
  /** The version of the definitions, as pages read it at "/page/version". */
  version?: string | undefined;
  /** The screens that make the call, as far as they are needed to show an application. */
  screens?: readonly { id: string }[] | undefined;
}

/** Screens of one version of the definitions, or of several that ask the same. */
export interface StoredDefinitions {
  hash: string;
  /** The first version that had them. */
  version: string;
  screens: unknown[];
}

/**
 * Stores the screens that something is made with, each state of them once.
 *
 * @param queries those of the transaction that stores what refers to them
 * @returns the hash of the screens; null where there are none
 */
export async function putDefinitions(
  queries: Queries,
  { version = '', screens = [] }: MadeWith,
  time: Date,
): Promise<string | null> {
  if (screens.length === 0) return null;
  const json = canonicalJson(screens);
  const hash = fingerprint(json);
  const known = await queries.query('select 1 from definitions where hash = $1', [hash]);
  if (known.length > 0) return hash;
  await queries.query(
    `insert into definitions (hash, version, screens, made_at)
    values ($1, $2, $3::json, $4::timestamptz) on conflict do nothing`,
    [hash, version, json, time.toISOString()],
  );
  return hash;
}

/** Lists the definitions that stored applications of a call, or of all calls, were made with, oldest first. */
export async function listDefinitions(
  queries: Queries,
  call?: string,
): Promise<StoredDefinitions[]> {
  const sql = `select hash, version, screens from definitions
    where exists (
      select 1 from submissions where definitions_hash = hash and ($1::text is null or call = $1)
    )
    order by made_at, hash`;
  return (await queries.query(sql, [call ?? null])).map(read);
}

/** Finds definitions by their hashes. */
export async function findDefinitions(
  queries: Queries,
  hashes: string[],
): Promise<StoredDefinitions[]> {
  const sql = 'select hash, version, screens from definitions where hash = any($1::text[])';
  return (await queries.query(sql, [hashes])).map(read);
}

const read = (row: Record<string, unknown>): StoredDefinitions => ({
  hash: String(row.hash),
  version: String(row.version),
  screens: row.screens as unknown[],
});
