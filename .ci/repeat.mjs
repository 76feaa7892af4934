// Runs the whole suite again and again, to find tests that fail without a fault: alone, beside another run, and with a
// core kept busy. Prints each failure with the runs in which it came.
import { spawn } from 'node:child_process';
import { createWriteStream, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const help = `Runs npm test again and again, and lists each failure with the runs in which it came.

  npm run test:repeat -- [runs] [arguments of npm test]

runs    How many runs, 12 by default. Of each six, one is made with a processor kept busy, and two beside each other.

Writes what each run prints to a new folder, and says where.
Exit codes: 0 if no test failed in any run, 1 if one did, 64 for bad arguments.`;

const [given = '12', ...args] = process.argv.slice(2);
if (['--help', '-h'].includes(given)) {
  console.log(help);
  process.exit(0);
}
if (!/^[1-9]\d*$/.test(given)) {
  console.error(`npm run test:repeat: "${given}" is no number of runs.\n\n${help}`);
  process.exit(64);
}

const folder = mkdtempSync(join(tmpdir(), 'repeat-'));
const results = [];
console.log(`What each run prints: ${folder}`);
for (let run = 1; run <= Number(given); ) {
  const place = (run - 1) % 6;
  if (place === 2 && run < Number(given)) {
    results.push(...(await Promise.all([once(run, 'beside'), once(run + 1, 'beside')])));
    run += 2;
  } else {
    results.push(await (place === 4 ? besideBusyCore(run) : once(run, 'alone')));
    run += 1;
  }
}

const failures = new Map();
for (const { run, failed } of results) {
  for (const name of failed) failures.set(name, [...(failures.get(name) ?? []), run]);
}
console.log(failures.size === 0 ? '\nNo test failed in any run.' : '\nFailures');
for (const [name, runs] of failures) console.log(`  ${name}: run ${runs.join(', ')}`);
process.exitCode = failures.size === 0 ? 0 : 1;

/** Runs the suite once; each run draws a sample of its own. */
function once(run, mode) {
  const begun = Date.now();
  const log = join(folder, `${run}.log`);
  const output = createWriteStream(log);
  const seed = String(Number(process.env.PROOF_SEED || begun) + run);
  const child = spawn(process.execPath, ['.ci/test.mjs', ...args], {
    env: { ...process.env, PROOF_SEED: seed },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) stream.pipe(output, { end: false });
  return new Promise((done) => {
    child.once('close', (status) => {
      output.end(() => {
        const printed = stripVTControlCharacters(readFileSync(log, 'utf8'));
        const failed = failuresIn(printed, status);
        const seconds = Math.round((Date.now() - begun) / 1000);
        const closing = printed.trim().split('\n').at(-1);
        console.log(`${run}: ${mode}, ${seconds} s, PROOF_SEED=${seed}: ${closing}`);
        done({ run, failed });
      });
    });
  });
}

async function besideBusyCore(run) {
  const busy = spawn(process.execPath, ['-e', 'for (;;);']);
  const result = await once(run, 'with a processor kept busy');
  busy.kill('SIGKILL');
  return result;
}

/** Returns the names of failed tests, of files that could not run and of failed checks. */
function failuresIn(printed, status) {
  const named = [
    ...[...printed.matchAll(/^ *FAIL +(.*?)(?: \d+ms)?$/gm)].map(([, name]) => name),
    ...[...printed.matchAll(/^(.*): failed$/gm)].map(([, name]) => name),
    ...(/\nCould not run\n((?: {2}.*\n)+)/.exec(printed)?.[1].trim().split(/\n\s*/) ?? []),
  ];
  return named.length === 0 && status !== 0
    ? [`the run ended with ${status}`]
    : [...new Set(named)];
}
