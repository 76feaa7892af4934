import { fingerprint, newToken } from '../crypto/hashing.ts';
import type { Database, Queries } from '../database/database.ts';

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
  const [row] = await database.query('select name, content from files where id = $1', [id]);
  return row && { name: String(row.name), content: new Uint8Array(row.content as Uint8Array) };
}

/** The newest files without their contents, newest first. */
export async function listFiles(database: Database, limit: number): Promise<StoredFile[]> {
  const sql =
    'select id, call, name, type, size, stored_at from files order by stored_at desc, id limit $1';
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
