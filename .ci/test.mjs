// Runs every check of the project, or with arguments only the test files whose paths contain one of them.
// Continuous integration reads the last line, "N passed, N failed".
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from './chromium.mjs';

const args = process.argv.slice(2);
const env = { ...process.env, CHROMIUM_PATH: chromium() };
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
    '--reporter=default',
    `--reporter=${resolve('.ci/slowest-files.mjs')}`,
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...args,
  ],
  'inherit',
);
try {
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
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

/** Runs the checks one after the other, beside the tests, which often wait; their output follows that of the tests. */
async function runChecks() {
  const checks = [
    { title: 'Format and lint', command: 'biome', args: ['ci', '.'] },
    // The tests leave no core idle, and with several threads the types take twice as much of them.
    { title: 'Types', command: 'tsc', args: ['--noEmit', '--singleThreaded'] },
    { title: 'Unused code', command: 'knip', args: [] },
  ];
  const results = [];
  for (const { title, command, args } of checks) {
    results.push({ title, ...(await run(command, args, 'pipe')) });
  }
  return results;
}

function run(command, args, stdio) {
  const program = join('node_modules', '.bin', command);
  const child = spawn(program, args, { stdio, env, shell: process.platform === 'win32' });
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
