import { readdir, readFile } from 'node:fs/promises';
import { basename, join, relative, resolve, sep } from 'node:path';

/** What lies in a forms folder. Files are named by their path from the folder's parent: "forms/app.json". */
export interface Sources {
  /** The text of every JSON file. */
  texts: Map<string, string>;
  /** All other files: pictures and the like. */
  nonJsonFiles: Set<string>;
}

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

/** The text of a file. Some editors begin one with an invisible byte order mark. */
export async function readText(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch((error) => {
    throw new Error(`The file ${file} can't be read (${error.code}).`);
  });
  return text.replace(/^\uFEFF/, '');
}

/** Whether a file is one of the product's, and not what editors, systems or git keep beside those. */
export const isDefinition = (root: string, file: string): boolean =>
  !relative(root, file)
    .split(sep)
    .some((part) => /^\.|^node_modules$|~$|\.(bak|old|orig|rej|swp|tmp)$/i.test(part));

/** How a file is called in findings. */
export const sourcePath = (root: string, file: string): string =>
  [basename(root), ...relative(root, file).split(sep)].join('/');
