import { existsSync, realpathSync, statSync } from 'node:fs';
import { dirname, relative, sep } from 'node:path';
import { runGit } from './run-git.ts';

/** The location of a forms folder in its repository. */
export interface FormsLocation {
  /** The repository's root. */
  top: string;
  /** Path of the forms folder from there; empty for the root itself. */
  path: string;
}

export const isFolder = (path: string): boolean => existsSync(path) && statSync(path).isDirectory();

/** @throws an error with a full sentence if the folder is in no repository */
export async function locateForms(folder: string): Promise<FormsLocation> {
  let existing = folder;
  while (!isFolder(existing)) existing = dirname(existing);
  const cwd = realpathSync(existing);
  const { code, stdout, stderr } = await runGit(cwd, [
    'rev-parse',
    '--show-toplevel',
    '--show-prefix',
  ]);
  if (code !== 0) {
    throw new Error(
      /not a git repository/.test(stderr)
        ? `${folder} lies in no git repository, so there is nothing to compare it with.`
        : `git can't read the repository of ${folder}: ${firstLine(stderr)}`,
    );
  }
  const [top = '', prefix = ''] = stdout.split(/\r?\n/);
  const rest = relative(existing, folder).split(sep).filter(Boolean);
  return { top, path: [...prefix.split('/').filter(Boolean), ...rest].join('/') };
}

/**
 * Returns the commit of a name.
 *
 * @throws an error with a full sentence if git cannot resolve the name
 */
export async function resolveCommit({ top }: FormsLocation, ref: string): Promise<string> {
  const commit = await findCommit(top, ref);
  if (commit !== undefined) return commit;
  if (ref === 'HEAD') throw new Error('The repository has no commit yet to compare with.');
  throw new Error(`git knows no commit "${ref}" here.${await advice(top, ref)}`);
}

/** Returns the commit of a name, or `undefined` if git cannot resolve it. */
export async function findCommit(cwd: string, ref: string): Promise<string | undefined> {
  const { code, stdout } = await runGit(cwd, [
    'rev-parse',
    '--verify',
    '--quiet',
    '--end-of-options',
    `${ref}^{commit}`,
  ]);
  return code === 0 ? stdout.trim() : undefined;
}

async function advice(cwd: string, ref: string): Promise<string> {
  const shallow = await runGit(cwd, ['rev-parse', '--is-shallow-repository']);
  if (shallow.stdout.trim() === 'true') {
    const name = ref.replace(/^origin\//, '');
    return ` This clone holds only the latest commits: "git fetch --unshallow" brings all of them, "git fetch --depth=1 origin ${name}" just this one, as FETCH_HEAD.`;
  }
  return ' "git branch --all" and "git tag" list names that it knows.';
}

/** Returns the merge base of two commits. */
export async function mergeBase(
  { top }: FormsLocation,
  one: string,
  other: string,
): Promise<string> {
  const { code, stdout, stderr } = await runGit(top, ['merge-base', one, other]);
  if (code === 0) return stdout.trim();
  throw new Error(
    stderr === ''
      ? 'The two have no commit in common, as far as this clone goes back.'
      : `git can't tell where the two parted: ${firstLine(stderr)}`,
  );
}

export const firstLine = (text: string): string => text.trim().split('\n')[0] ?? '';
