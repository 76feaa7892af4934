import { cp } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Puts a new database into a data folder, which need not be there yet.
 *
 * @param newData the data folder that has been made for all tests
 * @returns the folder of the database itself
 */
export async function copyDatabase(newData: string, data: string): Promise<string> {
  const files = join(data, 'database');
  await cp(join(newData, 'database'), files, { recursive: true });
  return files;
}
