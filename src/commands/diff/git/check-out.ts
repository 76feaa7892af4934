import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, sep } from 'node:path';
import { type FormsLocation, firstLine } from './repository.ts';
import { runGit } from './run-git.ts';

/**
 * Writes a forms folder as it is in a commit into a temporary folder, which is removed after use.
 *
 * @param root name of the written folder
 * @returns the result of `use`; `undefined` if the commit has no such folder
 */
export async function withCheckout<Used>(
  { top, path }: FormsLocation,
  commit: string,
  root: string,
  use: (folder: string) => Promise<Used>,
): Promise<Used | undefined> {
  const tree = `${commit}:${path}`;
  const kind = await runGit(top, ['cat-file', '-t', tree]);
  if (kind.stdout.trim() !== 'tree') return undefined;
  const temporary = await mkdtemp(join(tmpdir(), 'forms-diff-'));
  const folder = join(temporary, dirname(path), root);
  try {
    await checkOut(top, tree, folder);
    // A link can lead to a file elsewhere in the commit.
    if (await hasDeadLink(folder)) await checkOut(top, commit, temporary);
    return await use(folder);
  } finally {
    await rm(temporary, { recursive: true });
  }
}

/** Writes the files of a tree by an index of its own, so that the index of the repository stays as it is. */
async function checkOut(top: string, tree: string, folder: string): Promise<void> {
  const index = await mkdtemp(join(tmpdir(), 'forms-diff-index-'));
  const own = { GIT_INDEX_FILE: join(index, 'index') };
  try {
    for (const args of [
      ['read-tree', tree],
      ['checkout-index', '--all', '--force', `--prefix=${folder}${sep}`],
    ]) {
      const { code, stderr } = await runGit(top, args, own);
      if (code !== 0) throw new Error(`git can't check out ${tree}: ${firstLine(stderr)}`);
    }
  } finally {
    await rm(index, { recursive: true });
  }
}

async function hasDeadLink(folder: string): Promise<boolean> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.some(
    (entry) => entry.isSymbolicLink() && !existsSync(join(entry.parentPath, entry.name)),
  );
}
