// Runs every check of the project, or with arguments only the test files whose paths contain one of them.
// Continuous integration reads the last line, "N passed, N failed".
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from './chromium.mjs';

const help = `Runs every check: formatter, linter, types, unused code, and all tests.

  npm test -- [options] [path ...]

path             Only the test files whose paths contain it, without formatter, linter and types.
--changed <ref>  Leaves out the walks through screens that no change since a commit, branch or tag can have touched,
                 and says which. A change of the code, or of app.json, touches every screen.
--help           Prints this help.

Options of Vitest work too, such as -t "the name of a test". FORMS_DIR names another product, which is proven alone.
Exit codes: 0 if all passed, 1 if not, 64 for bad arguments.`;

const { args, changed } = readArguments(process.argv.slice(2));
const env = {
  ...process.env,
  ...(changed && { CHANGED_SINCE: commitOf(changed) }),
  CHROMIUM_PATH: chromium(),
};
const folder = mkdtempSync(join(tmpdir(), 'test-'));
const report = join(folder, 'report.json');
let passed = 0;
let failed = 0;

// These checks always cover the whole project, so they are no use to a run of some tests.
const checks = args.length === 0 ? runChecks() : [];
const { status } = await run(
  'vitest',
  [
    'run',
    // Who proves another product reads its definitions, not the code of these tests.
    `--reporter=${process.env.FORMS_DIR ? resolve('.ci/sentences.mjs') : 'default'}`,
    `--reporter=${resolve('.ci/slowest-files.mjs')}`,
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...args,
  ],
  'inherit',
);
try {
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const leftOut = leftOutOf(testResults);
  if (leftOut.length > 0) console.log(`\nNot proven\n${leftOut.join('\n')}`);
  passed += numPassedTests;
  // An error outside any test, in a set-up for one, fails the run without failing a test.
  failed += numFailedTests === 0 && status !== 0 ? 1 : numFailedTests;
} catch {
  failed += 1;
}
for (const { title, status, output } of await checks) {
  console.log(`\n${title}: ${status === 0 ? 'passed' : 'failed'}\n${output.trim()}`.trimEnd());
  if (status === 0) passed += 1;
  else failed += 1;
}
rmSync(folder, { recursive: true, force: true });
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/** Reads the arguments of this command; all others are Vitest's, which refuses those that it does not know. */
function readArguments(given) {
  const { values, tokens } = parseArgs({
    args: given,
    strict: false,
    tokens: true,
    options: { changed: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  });
  if (values.help) {
    console.log(help);
    process.exit(0);
  }
  const own = tokens.filter(({ kind, name }) => kind === 'option' && name === 'changed');
  if (own.some(({ value }) => !value || value.startsWith('-'))) {
    refuse('--changed needs a commit, branch or tag, such as --changed HEAD.');
  }
  const indexes = own.flatMap(({ index, inlineValue }) =>
    inlineValue ? [index] : [index, index + 1],
  );
  return { args: given.filter((_, at) => !indexes.includes(at)), changed: values.changed };
}

/** Returns the commit of a name, in the repository of the product. */
function commitOf(ref) {
  const cwd = resolve(process.env.FORMS_DIR || 'forms');
  const { status, stdout } = spawnSync(
    'git',
    ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`],
    { cwd, encoding: 'utf8' },
  );
  if (status !== 0) refuse(`git knows no commit "${ref}" in ${cwd}.`);
  return stdout.trim();
}

/** Returns the sentences in which skipped tests say which part of a product is left out. */
function leftOutOf(files) {
  const skipped = files
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, title }) => status !== 'passed' && / left out, since /.test(title));
  return skipped.map(({ fullName }) => `  ${fullName}`);
}

function refuse(reason) {
  console.error(`npm test: ${reason} "npm test -- --help" lists the arguments.`);
  process.exit(64);
}

/** Runs the checks one after the other, beside the tests, which often wait; their output follows that of the tests. */
async function runChecks() {
  const checks = [
    { title: 'Format and lint', command: 'biome', args: ['ci', '.'] },
    // The tests leave no core idle, and with several threads the types take twice as much of them. A third of the rest
    // goes into collecting memory, of which a check needs little enough to keep it.
    {
      title: 'Types',
      command: 'tsc',
      args: ['--noEmit', '--singleThreaded'],
      variables: { GOGC: 'off', GOMEMLIMIT: '3GiB' },
    },
    { title: 'Unused code', command: 'knip', args: [] },
  ];
  const results = [];
  for (const { title, command, args, variables } of checks) {
    results.push({ title, ...(await run(command, args, 'pipe', variables)) });
  }
  return results;
}

function run(command, args, stdio, variables = {}) {
  const program = join('node_modules', '.bin', command);
  const child = spawn(program, args, {
    stdio,
    env: { ...env, ...variables },
    shell: process.platform === 'win32',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  return new Promise((done, fail) => {
    child.once('error', fail).once('close', (status) => done({ status, output }));
  });
}
