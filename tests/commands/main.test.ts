// Proves that a command ends quietly where the program that reads its output has ended before.
import { spawn } from 'node:child_process';
import { expect, it } from 'vitest';

it('ends without a word once nobody reads what it prints', async () => {
  const args = ['--import', 'tsx', 'src/commands/main.ts', 'rule-index', '--help'];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout.destroy();
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += String(chunk);
  });
  const status = await new Promise((done) => child.once('close', done));
  expect({ status, errors }).toEqual({ status: 0, errors: '' });
});
