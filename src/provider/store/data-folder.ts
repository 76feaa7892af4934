import { existsSync } from 'node:fs';
import { chmod, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../database/database.ts';
import type { PostgresLimits } from '../database/postgres.ts';
import { describeError, errorCode, StartProblem } from '../errors/problem.ts';
import { lockFolder } from './lock.ts';
import { migrate } from './migrations.ts';

/**
 * Opens a database on a PostgreSQL server.
 *
 * @throws StartProblem when the server can't be used
 */
export async function openServerDatabase(
  url: string,
  { log, limits }: { log: (line: string) => void; limits?: PostgresLimits | undefined },
): Promise<Database> {
  const { openPostgres } = await import('../database/postgres.ts');
  const migrating = await openPostgres(url, () => {}, forMigrations);
  await migrate(migrating).finally(() => migrating.close());
  return openPostgres(url, log, limits);
}

/** To change a table of many rows takes longer than any call. */
const forMigrations: PostgresLimits = { connections: 1, timeout: 60 * 60 };

/**
 * Opens the database in a data folder, making both where they don't exist. Closing it frees the folder for others.
 *
 * @param log takes a line when the database becomes unavailable; the console by default
 * @throws StartProblem when the folder can't be written, is in use, or holds a database that can't be read
 */
export async function openDataFolder(
  folder: string,
  log?: (line: string) => void,
): Promise<Database> {
  await makeFolder(folder);
  const unlock = await inFolder(folder, () => lockFolder(folder));
  try {
    const database = await inFolder(folder, () => openDatabase(folder, log));
    return { ...database, close: () => database.close().finally(unlock) };
  } catch (error) {
    await unlock();
    throw error;
  }
}

const makeFolder = (folder: string) =>
  inFolder(folder, async () => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await chmod(folder, 0o700);
  });

/** Runs work that writes into the data folder. */
async function inFolder<Result>(folder: string, run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof StartProblem) throw error;
    throw new StartProblem(
      `The data folder ${folder} can't be written (${errorCode(error) || error}). ` +
        'Make it writable, or set DATA_DIR to another folder.',
    );
  }
}

async function openDatabase(
  folder: string,
  log: ((line: string) => void) | undefined,
): Promise<Database> {
  const files = join(folder, 'database');
  // Exists while a new database is being created; if a start finds it, that creation was interrupted.
  const unfinished = join(folder, 'unfinished');
  if (existsSync(unfinished)) await rm(files, { recursive: true, force: true });
  const isNew = !existsSync(files);
  if (isNew) await writeFile(unfinished, '');
  try {
    // A new database would be made over the remains of the old one.
    if (!isNew && !existsSync(join(files, 'PG_VERSION'))) throw new Error('PG_VERSION is missing');
    const { openPglite } = await import('../database/pglite.ts');
    const database = await openPglite(files, log);
    await migrate(database);
    await rm(unfinished, { force: true });
    return database;
  } catch (error) {
    if (error instanceof StartProblem) throw error;
    throw new StartProblem(
      `The database in ${files} can't be opened (${messageOf(error)}). It may be damaged, or the disk full. ` +
        `To start afresh, delete ${files}, or set DATA_DIR to another folder.`,
    );
  }
}

function messageOf(error: unknown): string {
  return (error instanceof Error && error.message) || describeError(error);
}
