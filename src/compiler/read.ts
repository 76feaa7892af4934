import { readdir, readFile } from 'node:fs/promises';
import { basename, join, relative, resolve, sep } from 'node:path';

/** The text of every JSON file of a forms folder, by its path from the folder's parent: "forms/app.json". */
export type Sources = Map<string, string>;

/**
 * Reads a forms folder.
 *
 * @throws where the folder can't be read, with a sentence that says so
 */
export async function readForms(folder: string): Promise<Sources> {
  const root = resolve(folder);
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch((error) => {
    throw new Error(
      `The forms folder ${root} can't be read (${error.code}). FORMS_DIR names another one.`,
    );
  });
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return new Map(files.map((file, index) => [sourcePath(root, file), texts[index] ?? '']));
}

/** How a file is called in findings. */
export const sourcePath = (root: string, file: string): string =>
  [basename(root), ...relative(root, file).split(sep)].join('/');
