import { newToken } from '../crypto/hashing.ts';
import type { Queries } from '../database/database.ts';

/** Returns a secret that all processes on a database share, and makes it at first. */
export async function secretNamed(queries: Queries, name: string): Promise<string> {
  const find = 'select value from secrets where name = $1';
  const [found] = await queries.query(find, [name]);
  if (found) return String(found.value);
  await queries.query('insert into secrets (name, value) values ($1, $2) on conflict do nothing', [
    name,
    newToken(),
  ]);
  const [made] = await queries.query(find, [name]);
  return String(made?.value);
}
