// Proves that a new product outside of this project passes the tests of products that need no browser with one command.
import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { runCommand } from '../../../src/commands/command.ts';
import { newCommand } from '../../../src/commands/new/new-command.ts';
import { provesAll } from '../../support/extent.ts';

it('makes a product outside this project that one command proves', async () => {
  const cwd = await mkdtemp(join(tmpdir(), 'proof-'));
  onTestFinished(() => rm(cwd, { recursive: true, force: true }));
  const quiet = () => {};
  const terminal = { cwd, env: {}, print: quiet, printError: quiet };
  await runCommand(newCommand, ['--name', 'Letters', '--from', 'contact', 'letters'], terminal);
  const output = await prove(join(cwd, 'letters'));
  expect(output).toMatch(/\n[1-9]\d* passed, 0 failed(, \d+ skipped)?\n$/);
  // The first run records what visitors see and what is sent.
  expect(await readdir(join(cwd, 'letters/.snapshots'))).toContain('paths.txt');
}, 300_000);

/**
 * Runs the tests of a product, as `npm test` does once everything is installed, and returns what they print. Those in a
 * browser are those of all products.
 */
function prove(forms: string): Promise<string> {
  // A process that does not take itself for a part of this run, nor for continuous integration.
  const { NODE_ENV: _, VITEST: _vitest, CI: _ci, ...inherited } = process.env;
  const env = { ...inherited, FORMS_DIR: forms };
  const args = provesAll ? [] : ['--project', 'unit'];
  const tests = spawn(process.execPath, ['.ci/test.mjs', 'tests/forms', ...args], { env });
  let output = '';
  const listen = (chunk: Buffer) => {
    output += String(chunk);
  };
  tests.stdout.on('data', listen);
  tests.stderr.on('data', listen);
  return new Promise((done) => tests.once('close', () => done(output)));
}
