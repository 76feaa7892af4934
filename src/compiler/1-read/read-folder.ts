import { readdir, readFile } from 'node:fs/promises';
import { basename, join, relative, resolve, sep } from 'node:path';

/** The files of a forms folder. Paths begin with the folder's name: "forms/app.json". */
export interface Sources {
  /** The text of every JSON file. */
  texts: Map<string, string>;
  /** All other files, such as pictures. */
  nonJsonFiles: Set<string>;
}

/**
 * Reads a forms folder.
 *
 * @throws where the folder can't be read
 */
export async function readForms(folder: string): Promise<Sources> {
  const root = resolve(folder);
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch((error) => {
    throw new Error(
      `The forms folder ${root} can't be read (${error.code}). FORMS_DIR names another one.`,
    );
  });
  const files = entries
    .filter((entry) => entry.isFile() || entry.isSymbolicLink())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => isDefinition(root, file))
    .sort();
  const json = files.filter((file) => file.endsWith('.json'));
  const texts = await Promise.all(json.map(readText));
  return {
    texts: new Map(json.map((file, index) => [sourcePath(root, file), texts[index] ?? ''])),
    nonJsonFiles: new Set(
      files.filter((file) => !file.endsWith('.json')).map((file) => sourcePath(root, file)),
    ),
  };
}

/** Reads a file without the byte order mark that some editors write. */
export async function readText(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch((error) => {
    throw new Error(`The file ${file} can't be read (${error.code}).`);
  });
  return text.replace(/^\uFEFF/, '');
}

/** Returns whether a file belongs to the product, rather than to an editor, the system or git. */
export const isDefinition = (root: string, file: string): boolean =>
  !relative(root, file)
    .split(sep)
    .some((part) => /^\.|^node_modules$|~$|\.(bak|old|orig|rej|swp|tmp)$/i.test(part));

/** Returns the path of a file in diagnostics: "forms/app.json". */
export const sourcePath = (root: string, file: string): string =>
  [basename(root), ...relative(root, file).split(sep)].join('/');
