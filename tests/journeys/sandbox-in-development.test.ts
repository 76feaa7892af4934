import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DevServer, startDevServer } from './dev-server.ts';

let folder: string;
let server: DevServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sandbox-'));
  await cp('forms', join(folder, 'forms'), { recursive: true });
  server = await startDevServer(join(folder, 'forms'), join(folder, 'data'));
});

afterAll(async () => {
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});

const file = () => join(folder, 'forms', 'sandbox.json');
const refusal = async () => {
  const response = await fetch(`${server.url}/publisher/signup/load`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{"token":"no such token"}',
  });
  return response.text();
};

it('answers as sandbox.json says now, and as before while it says nothing that can be read', async () => {
  const text = await readFile(file(), 'utf8');
  expect(await refusal()).toContain('This link is not valid');
  await writeFile(file(), text.replace('This link is not valid', 'Nobody knows this link'));
  await expect.poll(refusal, { timeout: 10_000 }).toContain('Nobody knows this link');
  await writeFile(file(), '{ "calls": ');
  await writeFile(join(folder, 'forms', 'app.json'), '{');
  await new Promise((done) => setTimeout(done, 500));
  expect(await refusal()).toContain('Nobody knows this link');
});
