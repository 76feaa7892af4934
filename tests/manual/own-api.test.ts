// Proves that a developer who follows "Test your own API" comes from the example to a run without contradictions.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { runCommand } from '../../src/commands/command.ts';
import { tryApiCommand } from '../../src/commands/try-api/try-api-command.ts';
import { readPage } from '../../src/manual/manual.ts';

const [section] = readPage('test-your-own-api.md').sections;
const commands = [...(section?.text ?? '').matchAll(/```sh\n(.*)\n```/g)].map(
  ([, line = '']) => line,
);

it('the example passes, also with the token of the link that it prints', async () => {
  const port = await freePort();
  const [start = '', first = '', second = ''] = commands.map((line) =>
    line.replace('8080', `${port}`),
  );
  const [program, ...args] = start.split(' ');
  const api = spawn(program === 'node' ? process.execPath : '', args);
  onTestFinished(() => void api.kill());
  let printed = '';
  api.stdout.on('data', (data) => {
    printed += data;
  });
  await expect.poll(() => printed).toContain(`listens on port ${port}`);

  expect(await tryApi(first)).toMatch(/ 0 contradictions, .*[1-9]\d* not tried\.$/);
  const [, token = ''] = [...printed.matchAll(/[?&]token=([\w-]+)/g)].at(-1) ?? [];
  expect(await tryApi(second.replace('...', token))).toMatch(
    / 0 contradictions, 1 note, 0 not tried\.$/,
  );
});

async function tryApi(line: string): Promise<string> {
  const said: string[] = [];
  const say = (text: string) => said.push(text);
  const terminal = { cwd: process.cwd(), env: {}, print: say, printError: say };
  await runCommand(
    tryApiCommand,
    line.replace('npm run forms:try-api -- ', '').split(' '),
    terminal,
  );
  return said.join('\n');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
