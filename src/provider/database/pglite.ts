import { existsSync, statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pLimit from 'p-limit';
import { errorCode, StartProblem } from '../errors/problem.ts';
import { UnavailableError } from '../errors/unavailable-error.ts';
import { createAvailability } from './availability.ts';
import type { Database, DatabaseRow } from './database.ts';

/** Megabytes that stay free on the disk: on a full one, the embedded server can block the whole process for ever. */
const reserve = 64;
/** The most statements and transactions that wait. */
const longestQueue = 1000;

/**
 * Opens PostgreSQL inside this process. While the disk is nearly full, it changes nothing, and reads as before. After another
 * error of the machine (files unreadable) it answers no more: the embedded server would block the whole process at the next
 * statement. Rows stored before are safe.
 *
 * @param folder of its files
 * @param log takes a line when the database becomes unavailable, and another one when it is back
 * @throws StartProblem when the disk is nearly full
 */
export async function openPglite(
  folder: string,
  log: (line: string) => void = console.error,
): Promise<Database> {
  if (!hasRoom(existsSync(folder) ? folder : dirname(folder)))
    throw new StartProblem(`The database can't be opened: ${noRoom}. Make room on it.`);
  const pglite = new PGlite(folder);
  await pglite.waitReady;
  const { available, unavailable } = createAvailability(log);
  const inTurn = pLimit(1);
  let isBroken = false;

  function refuse(reason: string): never {
    unavailable(reason);
    throw new UnavailableError('The database is not available.');
  }

  async function run(sql: string, params?: unknown[]): Promise<DatabaseRow[]> {
    if (isBroken) refuse('it has stopped');
    try {
      const { rows } = await pglite.query<DatabaseRow>(sql, params);
      return rows;
    } catch (error) {
      isBroken = isOfTheMachine(error);
      if (isBroken) refuse(stopped(errorCode(error)));
      throw error;
    }
  }

  // One after the other, so that none is already waiting inside when the one before it breaks the database.
  async function wait<Result>(changes: boolean, work: () => Promise<Result>): Promise<Result> {
    if (inTurn.pendingCount >= longestQueue) refuse(`${longestQueue} calls wait for it`);
    return inTurn(async () => {
      if (changes && !hasRoom(folder)) refuse(noRoom);
      const result = await work();
      if (changes) available();
      return result;
    });
  }

  return {
    query: (sql, params) => wait(!/^\s*select\b/.test(sql), () => run(sql, params)),
    transaction: (work) =>
      wait(true, async () => {
        await run('begin');
        try {
          const result = await work({ query: run });
          await run('commit');
          return result;
        } catch (error) {
          if (!isBroken) await run('rollback');
          throw error;
        }
      }),
    async freeSpace(tables, { erases } = { erases: false }) {
      const vacuum = erases ? 'vacuum full' : 'vacuum';
      for (const table of tables) await wait(true, () => run(`${vacuum} ${table}`));
      if (!erases) return;
      // The log of changes has the rows too, until its files are removed.
      await wait(true, async () => {
        for (const sql of ['set wal_recycle = off', 'select pg_switch_wal()', 'checkpoint'])
          await run(sql);
      });
    },
    close: () => inTurn(async () => (isBroken ? undefined : pglite.close())),
  };
}

const noRoom = `its disk has less than ${reserve} MB free`;

function hasRoom(folder: string): boolean {
  const { bavail, bsize, blocks } = statfsSync(folder);
  // Some file systems don't say how large they are.
  return blocks === 0 || bavail * bsize >= reserve * 1_000_000;
}

/** SQLSTATE classes 53 (disk, memory), 58 (files) and XX (internal); an abort of the server has no SQLSTATE. */
function isOfTheMachine(error: unknown): boolean {
  const sqlState = errorCode(error);
  return !/^[0-9A-Z]{5}$/.test(sqlState) || /^(53|58|XX)/.test(sqlState);
}

const stopped = (sqlState: string): string =>
  `it has stopped with ${sqlState === '53100' ? 'a full disk' : `error ${sqlState || 'without a code'}`}; ` +
  'make sure that there is room on the disk, then start the provider again';
