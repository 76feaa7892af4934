// The checks of the whole project that are no tests: format and lint, types, unused code.
import { copyFileSync, existsSync, mkdirSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { run } from './run-program.mjs';

/** What the check of types remembers for the next run. */
const knownTypes = 'node_modules/.cache/types.json';

const checksWith = (types) => [
  { title: 'Format and lint', command: 'biome', args: ['ci', '.'] },
  {
    title: 'Types',
    command: 'tsc',
    args: ['--noEmit', '--incremental', '--tsBuildInfoFile', types],
    // The tests leave no core idle, and with several threads the types take twice as much of them. A third of the rest
    // goes into collecting memory, of which a check needs little enough to keep it.
    threads: ['--singleThreaded'],
    variables: { GOGC: 'off', GOMEMLIMIT: '3GiB' },
  },
  { title: 'Unused code', command: 'knip', args: [] },
];

/**
 * Runs the checks one after the other, beside the tests, which often wait. Returns what each has printed.
 *
 * @param folder for files of this run alone
 */
export async function runChecks(folder) {
  // A copy, since another run may write its own at the same time.
  const types = join(folder, 'types.json');
  if (existsSync(knownTypes)) copyFileSync(knownTypes, types);
  const results = [];
  for (const { title, command, args, threads = [], variables } of checksWith(types)) {
    results.push({ title, ...(await run(command, [...args, ...threads], { variables })) });
  }
  if (existsSync(types)) {
    mkdirSync(dirname(knownTypes), { recursive: true });
    copyFileSync(types, `${knownTypes}.${process.pid}`);
    renameSync(`${knownTypes}.${process.pid}`, knownTypes);
  }
  return results;
}
