import { PGlite } from '@electric-sql/pglite';
import type { Database, Row } from './database.ts';
import { errorCode, SandboxProblem } from './problem.ts';

/**
 * Opens PostgreSQL inside this process. After an error of the machine (disk full, files unreadable) it answers no more:
 * the embedded server would block the whole process at the next statement. Rows stored before are safe.
 *
 * @param folder where it keeps its files
 */
export async function openPglite(folder: string): Promise<Database> {
  const pglite = new PGlite(folder);
  await pglite.waitReady;
  let broken: SandboxProblem | undefined;
  let last: Promise<unknown> = Promise.resolve();

  async function run(sql: string, params?: unknown[]): Promise<Row[]> {
    if (broken) throw broken;
    try {
      return (await pglite.query<Row>(sql, params)).rows;
    } catch (error) {
      if (isOfTheMachine(errorCode(error))) broken = stopped(errorCode(error));
      throw broken ?? error;
    }
  }

  return {
    // One after the other, so that none is already waiting inside when the one before it breaks the database.
    query(sql, params) {
      const turn = last.then(() => run(sql, params));
      last = turn.catch(() => {});
      return turn;
    },
    async close() {
      await last;
      if (!broken) await pglite.close();
    },
  };
}

/** SQLSTATE classes 53 (disk, memory), 58 (files) and XX (internal); an abort of the server has no SQLSTATE. */
function isOfTheMachine(sqlState: string): boolean {
  return !/^[0-9A-Z]{5}$/.test(sqlState) || /^(53|58|XX)/.test(sqlState);
}

function stopped(sqlState: string): SandboxProblem {
  const what = sqlState === '53100' ? 'the disk is full' : `error ${sqlState || 'without a code'}`;
  return new SandboxProblem(
    `The database has stopped (${what}). Make sure that there is room on the disk, then start the sandbox again.`,
  );
}
