import { spawn } from 'node:child_process';
import { join } from 'node:path';

/**
 * Runs a program of node_modules, with further variables of the environment.
 *
 * @param stdio 'inherit' prints what the program prints; else it is returned as `output`
 */
export function run(command, args, { stdio = 'pipe', variables = {} } = {}) {
  const child = spawn(join('node_modules', '.bin', command), args, {
    stdio,
    env: { ...process.env, ...variables },
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
