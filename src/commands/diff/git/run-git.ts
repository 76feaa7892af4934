import { spawn } from 'node:child_process';

export interface Ran {
  code: number;
  stdout: Buffer;
  stderr: string;
}

/** Variables that hooks set. They would redirect git to the hook's repository. */
const ofHooks = ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE', 'GIT_PREFIX', 'GIT_COMMON_DIR'];

/**
 * Runs git in a folder.
 *
 * @param input standard input
 * @throws an error with a full sentence if git is not installed
 */
export function runGit(cwd: string, args: string[], input = ''): Promise<Ran> {
  const inherited = Object.entries(process.env).filter(([name]) => !ofHooks.includes(name));
  const env = { ...Object.fromEntries(inherited), LC_ALL: 'C', GIT_OPTIONAL_LOCKS: '0' };
  return new Promise((resolve, reject) => {
    const git = spawn('git', args, { cwd, env });
    const out: Buffer[] = [];
    let stderr = '';
    git.stdout.on('data', (data: Buffer) => out.push(data));
    git.stderr.on('data', (data: Buffer) => {
      stderr += data;
    });
    git.on('error', (error) => reject(new Error(`git can't be run (${error.message}).`)));
    git.on('close', (code) => resolve({ code: code ?? 1, stdout: Buffer.concat(out), stderr }));
    // A git process that ends early prints its own error.
    git.stdin.on('error', () => {});
    git.stdin.end(input);
  });
}
