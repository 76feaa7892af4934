import type { TimedAnswers } from '../../core/draft/merge-drafts.ts';
import { fingerprint } from '../crypto/hashing.ts';
import type { Seal } from '../crypto/seal.ts';
import type { Queries } from '../database/database.ts';
import { UnavailableError } from '../errors/unavailable-error.ts';
import { type MadeWith, putDefinitions } from './definitions.ts';

/** The answers of an application that is not sent yet, and when each was given. */
export interface RememberedDraft extends TimedAnswers {
  /** Version of the form that they belong to. */
  version: number;
}

/** Keeps another one from changing the draft of an application until the transaction ends. */
export async function lockDraft(queries: Queries, application: string): Promise<void> {
  await queries.query('select pg_advisory_xact_lock(hashtext($1))', [
    `draft ${fingerprint(application)}`,
  ]);
}

/** Stores the draft of an application in place of an earlier one. It is sealed. */
export async function putDraft(
  queries: Queries,
  {
    application,
    draft,
    madeWith = {},
    time,
  }: { application: string; draft: RememberedDraft; madeWith?: MadeWith; time: Date },
  { seal }: Pick<Seal, 'seal'>,
): Promise<void> {
  await queries.query(
    `insert into drafts (application_hash, draft, saved_at, version, definitions_hash)
    values ($1, $2, $3::timestamptz, $4, $5)
    on conflict (application_hash) do update set draft = excluded.draft, saved_at = excluded.saved_at,
      version = excluded.version, definitions_hash = excluded.definitions_hash`,
    [
      fingerprint(application),
      seal(JSON.stringify(draft)),
      time.toISOString(),
      madeWith.version,
      await putDefinitions(queries, madeWith, time),
    ],
  );
}

/**
 * Finds the draft of an application; `undefined` where there is none.
 *
 * @throws UnavailableError where a key has sealed it that this process does not have yet
 */
export async function findDraft(
  queries: Queries,
  application: string,
  { open }: Pick<Seal, 'open'>,
): Promise<RememberedDraft | undefined> {
  const sql = 'select draft from drafts where application_hash = $1';
  const [row] = await queries.query(sql, [fingerprint(application)]);
  if (!row) return undefined;
  const text = open(String(row.draft));
  if (text === undefined) throw new UnavailableError('The saved answers can not be read here.');
  return JSON.parse(text) as RememberedDraft;
}

export async function removeDraft(queries: Queries, application: string): Promise<void> {
  await queries.query('delete from drafts where application_hash = $1', [fingerprint(application)]);
}
