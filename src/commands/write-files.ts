import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { failUnreadable } from './forms-folder.ts';

/**
 * Writes files, makes the folders that they need, and ends the command where that is not possible.
 *
 * @param files their texts by their paths in the folder
 */
export async function writeFiles(
  folder: string,
  files: ReadonlyMap<string, string>,
): Promise<void> {
  for (const [path, text] of files) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true }).catch(failUnreadable);
    await writeFile(file, text).catch(failUnreadable);
  }
}
