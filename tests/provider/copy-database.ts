import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Puts a new database into a data folder, which need not be there yet. By `cp`, which needs a quarter of the time that
 * Node.js needs for its thousand files.
 *
 * @param newData the data folder that has been made for all tests
 * @returns the folder of the database itself
 */
export function copyDatabase(newData: string, data: string): string {
  const files = join(data, 'database');
  mkdirSync(data, { recursive: true });
  execFileSync('cp', ['-R', join(newData, 'database'), files]);
  return files;
}
