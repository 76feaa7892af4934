import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { runCommand } from '../../../src/commands/command.ts';
import { diffCommand } from '../../../src/commands/diff/diff-command.ts';

export let top: string;
export let cwd: string;
export let printed: string[];
export let complained: string[];

/** Creates a committed copy of a product for each test. */
export function setUpProject(product = 'tests/products/workshop'): void {
  beforeEach(async () => {
    top = await mkdtemp(join(tmpdir(), 'diff-'));
    cwd = join(top, 'project');
    printed = [];
    complained = [];
    await cp(resolve(product), join(cwd, 'forms'), { recursive: true });
    git('init', '-q', '-b', 'main');
    commit('as it was');
  });
  afterEach(() => rm(top, { recursive: true }));
}

/** Runs the command in the project. */
export const run = (args: string[] = [], env: Record<string, string> = {}) =>
  runCommand(diffCommand, args, {
    cwd,
    env,
    print: (text) => printed.push(text),
    printError: (text) => complained.push(text),
  });

/** Returns the output without the commit's hash. */
export const output = () => printed.join('\n').replace(/\(\w{7}\)/, '(commit)');

export function git(...args: string[]): string {
  const who = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com'];
  return execFileSync('git', [...who, ...args], { cwd, encoding: 'utf8' }).trim();
}

/** Commits all files of the project. */
export function commit(message: string): void {
  git('add', '-A');
  git('commit', '-q', '-m', message);
}

/** Replaces a text in a file of the project. */
export async function edit(
  from: string,
  to: string,
  file = 'forms/booked/screen.json',
): Promise<void> {
  const path = join(cwd, file);
  await writeFile(path, (await readFile(path, 'utf8')).replace(from, to));
}

export const heading = ['Your bench is waiting for you.', 'See you soon.'] as const;
export const sentence = 'the heading is now "See you soon." (was "Your bench is waiting for you.")';
