import { PGlite } from '@electric-sql/pglite';
import { errorCode, StartProblem } from '../errors/problem.ts';
import { RequestError } from '../errors/request-error.ts';
import type { Database, DatabaseRow } from './database.ts';

/**
 * Opens PostgreSQL inside this process. After an error of the machine (disk full, files unreadable) it answers no more:
 * the embedded server would block the whole process at the next statement. Rows stored before are safe.
 *
 * @param folder of its files
 */
export async function openPglite(folder: string): Promise<Database> {
  const pglite = new PGlite(folder);
  await pglite.waitReady;
  let broken: StartProblem | undefined;
  let last: Promise<unknown> = Promise.resolve();

  async function guarded<Result>(work: () => Promise<Result>): Promise<Result> {
    if (broken) throw broken;
    try {
      return await work();
    } catch (error) {
      if (isOfTheMachine(error)) broken = stopped(errorCode(error));
      throw broken ?? error;
    }
  }

  // One after the other, so that none is already waiting inside when the one before it breaks the database.
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = last.then(() => guarded(work));
    last = turn.catch(() => {});
    return turn;
  }

  return {
    query: (sql, params) => inTurn(async () => (await pglite.query<DatabaseRow>(sql, params)).rows),
    transaction: (run) =>
      inTurn(() =>
        pglite.transaction((inner) =>
          run({ query: async (sql, params) => (await inner.query<DatabaseRow>(sql, params)).rows }),
        ),
      ),
    async close() {
      await last;
      if (!broken) await pglite.close();
    },
  };
}

/** SQLSTATE classes 53 (disk, memory), 58 (files) and XX (internal); an abort of the server has no SQLSTATE. */
function isOfTheMachine(error: unknown): boolean {
  // A handler of calls ended the transaction.
  if (error instanceof RequestError) return false;
  const sqlState = errorCode(error);
  return !/^[0-9A-Z]{5}$/.test(sqlState) || /^(53|58|XX)/.test(sqlState);
}

function stopped(sqlState: string): StartProblem {
  const what = sqlState === '53100' ? 'the disk is full' : `error ${sqlState || 'without a code'}`;
  return new StartProblem(
    `The database has stopped (${what}). Make sure that there is room on the disk, then start the provider again.`,
  );
}
