import { execFile } from 'node:child_process';

export interface Ran {
  code: number;
  stdout: string;
  stderr: string;
}

/** Variables that hooks set. They would redirect git to the hook's repository. */
const ofHooks = ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE', 'GIT_PREFIX', 'GIT_COMMON_DIR'];

/**
 * Runs git in a folder.
 *
 * @param variables further environment variables
 * @throws an error with a full sentence if git is not installed
 */
export function runGit(
  cwd: string,
  args: string[],
  variables: Record<string, string> = {},
): Promise<Ran> {
  const inherited = Object.entries(process.env).filter(([name]) => !ofHooks.includes(name));
  const env = {
    ...Object.fromEntries(inherited),
    LC_ALL: 'C',
    GIT_OPTIONAL_LOCKS: '0',
    ...variables,
  };
  return new Promise((resolve, reject) => {
    execFile('git', args, { cwd, env }, (error, stdout, stderr) => {
      if (typeof error?.code === 'string')
        reject(new Error(`git can't be run (${error.message}).`));
      else resolve({ code: error ? (error.code ?? 1) : 0, stdout, stderr });
    });
  });
}
