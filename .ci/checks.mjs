// The checks of the whole project that are no tests: format and lint, types, unused code.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run-program.mjs';

/** Folder of what a check remembers for the next run. */
const cache = 'node_modules/.cache';

const checks = [
  { title: 'Format and lint', command: 'biome', args: ['ci', '.'] },
  {
    title: 'Types',
    command: 'tsc',
    args: ['--noEmit', '--incremental', '--tsBuildInfoFile', join(cache, 'types.json')],
    // The tests leave no core idle, and with several threads the types take twice as much of them. A third of the rest
    // goes into collecting memory, of which a check needs little enough to keep it.
    threads: ['--singleThreaded'],
    variables: { GOGC: 'off', GOMEMLIMIT: '3GiB' },
  },
  { title: 'Unused code', command: 'knip', args: [] },
];

/** Runs the checks one after the other, beside the tests, which often wait. Returns what each has printed. */
export async function runChecks() {
  mkdirSync(cache, { recursive: true });
  const results = [];
  for (const { title, command, args, threads = [], variables } of checks) {
    results.push({ title, ...(await run(command, [...args, ...threads], { variables })) });
  }
  return results;
}
