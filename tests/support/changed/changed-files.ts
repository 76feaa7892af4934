import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ChangedFiles } from './touched-screens.ts';

/** Files outside of the definitions that a proof depends on. */
const code = ['src', 'tests', 'package.json', 'package-lock.json', 'vite.config.ts'];

/** Files among them that no proof of a product depends on. */
const otherTests = /^tests\/(snapshots|products)\/|\.md$/;

/**
 * Lists the files that differ from a commit, new ones included. The product may lie in another repository than this
 * project, whose code is then taken as it is.
 */
export function changedFiles(forms: string, snapshots: string, commit: string): ChangedFiles {
  const isHere = runGit('.', ['rev-parse', '--show-toplevel']) === toplevelOf(forms);
  return {
    definitions: filesIn(forms, commit),
    snapshots: existsSync(snapshots) ? filesIn(snapshots, commit) : [],
    code: isHere && filesIn('.', commit, code).some((file) => !otherTests.test(file)),
  };
}

const toplevelOf = (folder: string) => runGit(folder, ['rev-parse', '--show-toplevel']);

function filesIn(folder: string, commit: string, paths = ['.']): string[] {
  const changed = ['diff', '--name-only', '--no-renames', '--relative', '-z', commit, '--'];
  const untracked = ['ls-files', '--others', '--exclude-standard', '-z', '--'];
  return [changed, untracked].flatMap((command) =>
    runGit(resolve(folder), [...command, ...paths])
      .split('\0')
      .filter(Boolean),
  );
}

const runGit = (cwd: string, args: string[]): string =>
  execFileSync('git', args, { cwd, encoding: 'utf8' }).trimEnd();
