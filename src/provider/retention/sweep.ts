import type { Database } from '../database/database.ts';
import { type Expiry, type KeptData, keptData } from './kept-data.ts';
import type { Retention } from './retention.ts';

/** The most rows that one transaction removes, so that calls don't wait for it. */
const batch = 200;

/**
 * Removes all rows that are not needed any more. While another process does so, it leaves them to that one.
 *
 * @param isStopped makes it end before the next batch
 * @returns the tables of which rows were removed
 */
export async function sweep(
  database: Database,
  { retention, now, isStopped = () => false }: SweepOptions,
): Promise<Set<string>> {
  const swept = new Set<string>();
  for (const data of keptData) {
    for (const expiry of data.expiries(retention)) {
      while (!isStopped()) {
        const removed = await removeBatch(database, data, { ...expiry, now });
        if (removed === undefined) return swept;
        if (removed > 0) swept.add(data.table);
        if (removed < batch) break;
      }
    }
  }
  return swept;
}

export interface SweepOptions {
  retention: Retention;
  now: Date;
  isStopped?: () => boolean;
}

/** Returns how many rows it has removed; `undefined` while another process removes some. */
const removeBatch = (
  database: Database,
  { table, rows = 'true' }: KeptData,
  { age, where, calls, set, now }: Expiry & { now: Date },
): Promise<number | undefined> =>
  database.transaction(async ({ query }) => {
    const [lock] = await query("select pg_try_advisory_xact_lock(hashtext('retention')) as is_own");
    if (!lock?.is_own) return undefined;
    const moment = new Date(now.getTime() - age).toISOString();
    const removed = await query(
      `${set ? `update ${table} set ${set}` : `delete from ${table}`} where ctid = any (array(
        select ctid from ${table} where ${rows} and (${where.replaceAll('$1', '$1::timestamptz')})
        limit ${batch} for update skip locked
      )) returning 1`,
      calls ? [moment, calls] : [moment],
    );
    return removed.length;
  });
