import pg from 'pg';
import { describeError, StartProblem } from '../errors/problem.ts';
import type { Database, DatabaseRow, Queries } from './database.ts';

/** Milliseconds to wait for a connection. */
const connectionTimeoutMillis = 10_000;

/**
 * Opens a database on a PostgreSQL server, which several processes can share. A connection that breaks is replaced.
 *
 * @param url such as "postgresql://user:password@host/name"
 * @param log takes one line for a connection that broke, whether a call used it or not
 * @throws StartProblem when the server does not answer, or refuses
 */
export async function openPostgres(url: string, log: (line: string) => void): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, connectionTimeoutMillis });
  const report = (error: Error) =>
    log(`A connection to the database broke: ${describeError(error)}`);
  // Without listeners, the loss of a connection would end the process. The pool emits those of idle connections alone, and
  // one that a transaction uses emits its own, often two: the message of the server, and the end of the connection.
  pool.on('error', ignore);
  pool.on('connect', (client) => client.once('error', report).on('error', ignore));
  const database: Database = {
    query: queryWith(pool).query,
    async transaction(run) {
      const client = await pool.connect();
      let broken: Error | undefined;
      try {
        await client.query('begin');
        const result = await run(queryWith(client));
        await client.query('commit');
        return result;
      } catch (error) {
        await client.query('rollback').catch((failed: Error) => {
          broken = failed;
        });
        throw error;
      } finally {
        client.release(broken);
      }
    },
    close: () => pool.end(),
  };
  try {
    await database.query('select 1');
  } catch (error) {
    await pool.end();
    throw new StartProblem(
      `The database of DATABASE_URL can't be opened (${describeError(error)}). ` +
        'Start its server, or mend the address; without DATABASE_URL, an embedded one is used.',
    );
  }
  return database;
}

const ignore = () => {};

const queryWith = (client: Pick<pg.Pool, 'query'> | Pick<pg.PoolClient, 'query'>): Queries => ({
  query: async (sql, params) => (await client.query<DatabaseRow>(sql, params)).rows,
});
