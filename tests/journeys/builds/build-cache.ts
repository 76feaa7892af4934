import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { readdir, readFile, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';

const cache = 'node_modules/.cache/builds';

/** Milliseconds after which a build that no run has used is removed. */
const longestUnused = 24 * 60 * 60 * 1000;

/** Everything outside of the definitions that a build reads. */
const code = ['src', 'vite.config.ts', 'package-lock.json', '.ci/save-memory.mjs'];

/** Returns the folder of a build. */
export const buildFolder = (hash: string): string => join(cache, hash);

export const isBuilt = (folder: string): boolean => existsSync(join(folder, 'sizes.json'));

/** Returns the hash of all that products are built with. */
export const codeHash = (): Promise<string> => contentHash(code, [process.version]);

/** Returns the hash of files, folders with all files below them, and words. */
export async function contentHash(paths: string[], words: string[]): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(words));
  for (const path of paths) {
    const isFolder = statSync(path).isDirectory();
    for (const file of isFolder ? await filesIn(path) : ['']) {
      const content = await readFile(join(path, file));
      hash.update(JSON.stringify([file, content.length])).update(content);
    }
  }
  return hash.digest('hex').slice(0, 32);
}

/** Lists the files below a folder, without what tools write there: schemas for editors and the results of tests. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\/(\.schemas|node_modules)(\/|$)/.test(entry.parentPath))
    .map(({ parentPath, name }) => join(parentPath, name).slice(join(folder, '/').length))
    .sort();
}

/** Removes the builds that no run has used for a day. */
export async function removeUnused(now = Date.now()): Promise<void> {
  const names = existsSync(cache) ? await readdir(cache) : [];
  for (const name of names) {
    const folder = join(cache, name);
    const { mtimeMs } = statSync(folder, { throwIfNoEntry: false }) ?? { mtimeMs: now };
    if (now - mtimeMs > longestUnused) await rm(folder, { recursive: true, force: true });
  }
}

/** Marks a build as used. */
export const markUsed = (folder: string): Promise<void> => utimes(folder, new Date(), new Date());
