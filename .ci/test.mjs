// Runs every check of the project, or with arguments only the test files whose paths contain one of them.
// Continuous integration reads the last line, "N passed, N failed".
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { runChecks } from './checks.mjs';
import { chromium } from './chromium.mjs';
import { findOrInstall } from './debian-packages.mjs';
import { otherBrowsers } from './other-browsers.mjs';
import { postgres } from './postgres.mjs';
import { run } from './run-program.mjs';
import { firstRun } from './snapshot-folder.mjs';
import { makeTemporaryFolder } from './temporary-folder.mjs';

const beyond = `npm test -- --all also proves, in half an hour or more:
  every path, message, draft and recipe of every product in a browser, of which this run draws a sample
  a walk through the shipped product without each of its scripts, in place of three of them
  every state of the gallery, 200 random walks in place of 3, and five times the mutations of larger products
  the specification's journey in Firefox ESR and WebKitGTK, which it installs on Debian`;

const help = `Runs every check: formatter, linter, types, unused code, and all tests.

  npm test -- [options] [path ...]

path             Only the test files whose paths contain it, without formatter, linter and types.
--all            Proves in a browser too what the stores of the engine prove in Node.
--shard <i/n>    The i-th of n parts of the test files, for several machines. The first part has the other checks.
--changed <ref>  Leaves out the walks through screens that no change since a commit, branch or tag can have touched,
                 and says which. A change of the code, or of app.json, touches every screen.
--help           Prints this help.

${beyond}

Options of Vitest work too, such as -t "the name of a test".
FORMS_DIR names another product, which is proven alone: what the checker finds, its examples, journeys, messages and
drafts, and its paths in a browser, without the checks and tests of the engine. Its snapshots are in .snapshots/ in its
folder; the first run records them, except in continuous integration (CI).
PROOF_SEED names the sample of an earlier run, which it prints.
Exit codes: 0 if all passed, 1 if not, 64 for bad arguments.`;

const { args, isWhole, hasChecks, all, changed } = readArguments(process.argv.slice(2));
// A run of some tests may need none: those that do say so.
if (isWhole && !process.env.FORMS_DIR) findOrInstall(postgres);
const namesOtherBrowsers = args.some((argument) => argument.includes('other-browsers'));
if ((isWhole && all && !process.env.FORMS_DIR) || namesOtherBrowsers) {
  for (const program of otherBrowsers) findOrInstall(program);
}
const folder = makeTemporaryFolder();
// Vitest ends at Ctrl+C, too; the folder is removed after it.
process.on('SIGINT', () => {});
const report = join(folder, 'report.json');
const isOtherProduct = Boolean(process.env.FORMS_DIR);
// Another sample each day, in UTC.
const seed = process.env.PROOF_SEED || new Date().toISOString().slice(0, 10).replaceAll('-', '');
Object.assign(process.env, {
  PROOF_SEED: seed,
  ...(changed && { CHANGED_SINCE: commitOf(changed) }),
  ...(all && { PROVE_ALL: '1' }),
  ...(isOtherProduct && firstRun(resolve(process.env.FORMS_DIR), process.env)),
  TMPDIR: folder,
  CHROMIUM_PATH: chromium(),
  TEST_REPORT: report,
  // Two runs side by side would bundle the libraries of the component tests into the same folder.
  TEST_CACHE: join(folder, 'cache'),
  NODE_OPTIONS: [
    process.env.NODE_OPTIONS,
    `--import ${pathToFileURL('.ci/short-run.mjs')}`,
    // Young objects are collected less often. V8 reads this before the first module.
    '--max-semi-space-size=64',
  ].join(' '),
});

// The checks cover the whole project, of which a run of some tests, or of another product, tells nothing.
const checks = hasChecks ? runChecks(folder) : [];
const { status } = await run(
  'vitest',
  [
    'run',
    // Who proves another product reads its definitions, not the code of these tests.
    `--reporter=${isOtherProduct ? resolve('.ci/sentences.mjs') : 'default'}`,
    `--reporter=${resolve('.ci/report.mjs')}`,
    // Another product may have no examples or drafts, which whole files of tests are about.
    ...(isOtherProduct ? ['--passWithNoTests'] : []),
    ...args,
  ],
  { stdio: 'inherit' },
);
const counts = readCounts();
for (const { title, status, output } of await checks) {
  console.log(`\n${title}: ${status === 0 ? 'passed' : 'failed'}\n${output.trim()}`.trimEnd());
  counts[status === 0 ? 'passed' : 'failed'] += 1;
}
rmSync(folder, { recursive: true, force: true });
if (isWhole && !all) {
  console.log(`\nThe sample of this run is drawn again with PROOF_SEED=${seed}.`);
  if (!isOtherProduct) console.log(`\n${beyond}`);
}
const { passed, failed, skipped } = counts;
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exit(failed === 0 ? 0 : 1);

/** Reads the arguments of this command; all others are Vitest's, which refuses those that it does not know. */
function readArguments(given) {
  const { values, tokens } = parseArgs({
    args: given,
    strict: false,
    tokens: true,
    options: {
      all: { type: 'boolean' },
      changed: { type: 'string' },
      shard: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) {
    console.log(help);
    process.exit(0);
  }
  /** Indexes of an option of this command and of its value. */
  const indexesOf = (name) =>
    tokens
      .filter((token) => token.kind === 'option' && token.name === name)
      .flatMap(({ index, value, inlineValue }) =>
        value === undefined || inlineValue ? [index] : [index, index + 1],
      );
  const { all, changed, shard = '1/1' } = values;
  if (changed !== undefined && !/^[^-]/.test(changed === true ? '' : changed)) {
    refuse('--changed needs a commit, branch or tag, such as --changed HEAD.');
  }
  const [, part, parts] = /^([1-9]\d*)\/([1-9]\d*)$/.exec(shard) ?? [];
  if (!(Number(part) <= Number(parts))) {
    refuse('--shard needs a part and a number of parts, such as --shard 1/4.');
  }
  const own = ['all', 'changed', 'shard'].flatMap(indexesOf);
  const others = given.filter((_, index) => !own.includes(index));
  const isWhole = others.length === 0;
  return {
    args: [...others, ...(values.shard ? [`--shard=${shard}`] : [])],
    isWhole,
    hasChecks: isWhole && part === '1' && !process.env.FORMS_DIR,
    all: all === true,
    changed,
  };
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

/** Reads what the reporter has counted. A run that ends before it reports has failed. */
function readCounts() {
  try {
    const counts = JSON.parse(readFileSync(report, 'utf8'));
    return status !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

function refuse(reason) {
  console.error(`npm test: ${reason} "npm test -- --help" lists the arguments.`);
  process.exit(64);
}
