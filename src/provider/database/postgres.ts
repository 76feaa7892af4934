import pg from 'pg';
import { describeError, StartProblem } from '../errors/problem.ts';
import { UnavailableError } from '../errors/unavailable-error.ts';
import { createAvailability } from './availability.ts';
import type { Database, DatabaseRow, Queries } from './database.ts';

export interface PostgresLimits {
  /** The most connections at once; 10 by default. */
  connections?: number | undefined;
  /** Seconds that a connection, a statement or a lock is waited for; 10 by default. */
  timeout?: number | undefined;
}

/** The most calls that wait for each connection. */
const waitingPerConnection = 100;

/**
 * Opens a database on a PostgreSQL server, which several processes can share. A connection that breaks is replaced. While
 * the server is away, frozen or too busy, each statement ends with an UnavailableError.
 *
 * @param url such as "postgresql://user:password@host/name"
 * @param log takes a line when the server becomes unavailable, and another one when it is back
 * @throws StartProblem when the server does not answer, or refuses
 */
export async function openPostgres(
  url: string,
  log: (line: string) => void,
  { connections = 10, timeout = 10 }: PostgresLimits = {},
): Promise<Database> {
  const milliseconds = timeout * 1000;
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    keepAlive: true,
    connectionTimeoutMillis: milliseconds,
    statement_timeout: milliseconds,
    lock_timeout: milliseconds,
    // The locks of a process that has frozen.
    idle_in_transaction_session_timeout: milliseconds,
    // A server that has frozen; one that works ends the statement before.
    query_timeout: milliseconds + 1000,
  });
  const { available, unavailable } = createAvailability(log);
  // Without listeners, the loss of a connection would end the process. The pool emits those of idle connections alone, and
  // one that a transaction uses emits its own, often two: the message of the server, and the end of the connection. Its
  // statement fails too.
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));

  async function reach<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      const result = await work();
      available();
      return result;
    } catch (error) {
      if (!isPassing(error)) throw error;
      unavailable(describeError(error));
      throw new UnavailableError('The database is not available.');
    }
  }

  const queriesOf = (client: Pick<pg.ClientBase, 'query'>): Queries => ({
    query: (sql, params) => reach(async () => (await client.query<DatabaseRow>(sql, params)).rows),
  });

  function checkQueue(): void {
    if (pool.waitingCount < connections * waitingPerConnection) return;
    unavailable(
      `${pool.waitingCount} calls wait for its ${connections} connections, whose number DATABASE_CONNECTIONS sets`,
    );
    throw new UnavailableError('There are too many calls.');
  }

  const pooled = queriesOf(pool);
  const database: Database = {
    async query(sql, params) {
      checkQueue();
      return pooled.query(sql, params);
    },
    async transaction(run) {
      checkQueue();
      const client = await reach(() => pool.connect());
      const { query } = queriesOf(client);
      try {
        await query('begin');
        const result = await run({ query });
        await query('commit');
        client.release();
        return result;
      } catch (error) {
        // The server rolls back a transaction whose connection ends, and one that does not answer is not waited for again.
        const isOpen =
          !(error instanceof UnavailableError) &&
          (await query('rollback').then(
            () => true,
            () => false,
          ));
        client.release(!isOpen);
        throw error;
      }
    },
    close: () => pool.end(),
  };
  try {
    await pool.query('select 1');
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

/**
 * Returns whether a statement can succeed later: the connection was lost, or the server has no room (53), ended the
 * statement or itself (57), has an error of its machine (58), serves reads alone after a failover (25006), or waited too
 * long for another transaction (25P03, 40, 55P03). The driver's own errors are those of the connection.
 */
const isPassing = (error: unknown): boolean =>
  !(error instanceof pg.DatabaseError) ||
  /^(08|28|3D|40|53|57|58)|^(25006|25P03|55P03)$/.test(error.code ?? '');
