import { PGlite } from '@electric-sql/pglite';
import type { Database, Row } from './database.ts';

/**
 * Opens PostgreSQL inside this process.
 *
 * @param folder where it keeps its files; without one it lives in memory and is gone with the process
 */
export async function openPglite(folder?: string): Promise<Database> {
  const pglite = folder === undefined ? new PGlite() : new PGlite(folder);
  await pglite.waitReady;
  return {
    query: async (sql, params) => (await pglite.query<Row>(sql, params)).rows,
    close: () => pglite.close(),
  };
}
