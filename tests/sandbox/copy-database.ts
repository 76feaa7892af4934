import { cpSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Puts a new database into a data folder, which need not be there yet. At once: copied side by side, its thousand files
 * cost twice as much.
 *
 * @param newData the data folder that has been made for all tests
 * @returns the folder of the database itself
 */
export function copyDatabase(newData: string, data: string): string {
  const files = join(data, 'database');
  cpSync(join(newData, 'database'), files, { recursive: true });
  return files;
}
