import { textsIn } from '../../core/values-in.ts';
import { fingerprint, newToken } from '../crypto/hashing.ts';
import type { Database, Queries } from '../database/database.ts';
import { RequestError } from '../errors/request-error.ts';

export type StoredFile = {
  /** 32 random bytes as base64url, so that no file is found by guessing. */
  id: string;
  /** Name of the call that brought it. */
  call: string;
  name: string;
  /** Media type, by the content. */
  type: string;
  /** In bytes. */
  size: number;
  /** ISO 8601. */
  time: string;
};

/**
 * Stores a file; returns its id.
 *
 * @param file `id` is a new token by default; `application` is the id of the application whose body brought it
 */
export async function addFile(
  queries: Queries,
  file: {
    id?: string;
    call: string;
    name: string;
    type: string;
    content: Uint8Array;
    time: Date;
    application?: string | undefined;
  },
): Promise<string> {
  const { id = newToken(), call, name, type, content, time, application } = file;
  const owner = application === undefined ? null : fingerprint(application);
  await queries.query(
    `insert into files (id, call, name, type, size, content, stored_at, application_hash)
    values ($1, $2, $3, $4, $5, $6, $7::timestamptz, $8)`,
    [id, call, name, type, content.length, content, time.toISOString(), owner],
  );
  return id;
}

/** Removes the files that earlier bodies of an application brought by a call. */
export async function removeFilesOf(
  queries: Queries,
  { call, application }: { call: string; application: string },
): Promise<void> {
  const sql = 'delete from files where call = $1 and application_hash = $2';
  await queries.query(sql, [call, fingerprint(application)]);
}

/** Ids of files, and tokens. */
const token = /^[\w-]{43}$/;

/** Returns the texts in a JSON value that can be the ids of files. */
const fileIdsIn = (value: unknown): string[] => textsIn(value).filter((text) => token.test(text));

/**
 * Makes the files that a body names those of its submission, and only these.
 *
 * @throws RequestError where one of them was removed, since it was uploaded too long ago
 */
export async function assignFiles(
  queries: Queries,
  body: object,
  submissionId: string,
): Promise<void> {
  const ids = fileIdsIn(body);
  const removed = await queries.query(
    'select 1 from files where id = any($1::text[]) and size = 0 for update',
    [ids],
  );
  if (removed.length > 0)
    throw new RequestError(422, 'A file was uploaded too long ago. Upload it again.');
  await queries.query(
    `update files set submission_id = case when id = any($1::text[]) then $2::bigint end
    where (id = any($1::text[]) and submission_id is null) or (submission_id = $2::bigint and id <> all($1::text[]))`,
    [ids, submissionId],
  );
}

/** Has the files that a draft names stay as long as the draft of its application. */
export async function keepWithDraft(
  queries: Queries,
  draft: object,
  application: string,
): Promise<void> {
  const ids = fileIdsIn(draft);
  if (ids.length === 0) return;
  await queries.query(
    `update files set application_hash = $2
    where id = any($1::text[]) and submission_id is null and application_hash is null`,
    [ids, fingerprint(application)],
  );
}

/** Returns the size of all files together, in bytes. */
export async function keptBytes(queries: Queries): Promise<number> {
  const [row] = await queries.query('select coalesce(sum(size), 0) as bytes from files');
  return Number(row?.bytes);
}

/** Returns a file with its content; `undefined` where there is none with this id. */
export async function findFile(
  database: Database,
  id: string,
): Promise<{ name: string; content: Uint8Array<ArrayBuffer> } | undefined> {
  const [row] = await database.query('select name, content from files where id = $1 and size > 0', [
    id,
  ]);
  return row && { name: String(row.name), content: new Uint8Array(row.content as Uint8Array) };
}

/** The newest files without their contents, newest first. */
export async function listFiles(database: Database, limit: number): Promise<StoredFile[]> {
  const sql =
    'select id, call, name, type, size, stored_at from files where size > 0 order by stored_at desc, id limit $1';
  const rows = await database.query(sql, [limit]);
  return rows.map((row) => ({
    id: String(row.id),
    call: String(row.call),
    name: String(row.name),
    type: String(row.type),
    size: Number(row.size),
    time: new Date(row.stored_at as Date).toISOString(),
  }));
}
