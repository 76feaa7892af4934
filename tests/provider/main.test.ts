// Proves that the process of "npm start" serves the product, loses nothing when it is killed, and ends cleanly.
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtProgram } from './built-provider.ts';
import { app, sandbox } from './provider.ts';
import { type Run, runProvider, stop, urlOf } from './run-provider.ts';

const json = { 'Content-Type': 'application/json' };

let folder: string;
let data: string;
const runs: Run[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'provider-main-'));
  data = join(folder, 'new', 'data');
  for (const name of ['forms', 'dist']) await mkdir(join(folder, name));
  await writeFile(join(folder, 'forms/app.json'), JSON.stringify(app));
  await writeFile(join(folder, 'forms/sandbox.json'), JSON.stringify(sandbox));
  await writeFile(join(folder, 'dist/index.html'), '<title>Product</title>');
  await mkdir(join(folder, 'dist/signup'));
  await writeFile(join(folder, 'dist/signup/index.html'), '<title>Product</title>');
});
afterAll(async () => {
  for (const { child } of runs) child.kill('SIGKILL');
  await Promise.all(runs.map(({ ended }) => ended));
  await rm(folder, { recursive: true });
});

function run(env: Record<string, string> = {}, program?: string[]): Run {
  const settings = {
    FORMS_DIR: join(folder, 'forms'),
    OUT_DIR: join(folder, 'dist'),
    DATA_DIR: data,
    ...env,
  };
  const started = runProvider(settings, program);
  runs.push(started);
  return started;
}

/** Starts the same program as it is built, which takes half the time of a start from the sources. */
const runBuilt = async (): Promise<Run> => run({}, [await builtProgram()]);

interface Application {
  body: { login_name?: string };
}

/** Stores an application under a name, after those that are known already. */
async function store(url: string, name: string, known: string[]): Promise<void> {
  const before: Application[] = await (await fetch(`${url}/sandbox/applications.json`)).json();
  expect(before.flatMap(({ body }) => body.login_name ?? []).sort()).toEqual(known);
  const body = JSON.stringify({ login_name: name });
  const answer = await fetch(`${url}/publisher/signup/save`, {
    method: 'POST',
    headers: json,
    body,
  });
  expect(answer.status).toBe(200);
}

// Every start takes seconds, so each clause goes on with the process and the data of the one before it.
describe('npm start', () => {
  let started: Run;
  let url: string;

  it('starts again after a kill during its very first start', async () => {
    const first = await runBuilt();
    const seen = async () => (await readdir(data).catch((): string[] => [])).includes('database');
    await expect.poll(seen, { interval: 5 }).toBe(true);
    await stop(first, 'SIGKILL');
    started = run();
    url = await urlOf(started);
  });

  it('serves product, calls and pages on localhost, and says where', async () => {
    expect(started.output()).toContain(`Example: ${url}/`);
    expect(started.output()).toContain(`Applications: ${url}/sandbox/applications`);
    expect(started.output()).toContain(data);
    expect(started.output()).toContain('sandbox.json has no answer to: forgotten.');
    for (const base of [url, url.replace('localhost', '127.0.0.1')]) {
      const page = await fetch(`${base}/signup`, { headers: { Accept: 'text/html' } });
      expect(await page.text()).toBe('<title>Product</title>');
    }
    const body = JSON.stringify({ email: 'ada@example.com' });
    await fetch(`${url}/publisher/signup/email`, { method: 'POST', headers: json, body });
    const [{ link }] = await (await fetch(`${url}/sandbox/outbox.json`)).json();
    expect(link).toMatch(new RegExp(`^${url}/signup\\?token=`));
    const token = new URL(link).searchParams.get('token');
    expect(started.output()).not.toContain(token);
  });

  it('keeps everything when it is killed in the middle', async () => {
    await store(url, 'name-0', []);
    expect(await stop(started, 'SIGKILL')).toBe(null);
    started = await runBuilt();
    url = await urlOf(started);
    await store(url, 'name-1', ['name-0']);
  });

  it('refuses a body that is too large', async () => {
    const body = 'x'.repeat(3_000_000);
    const answer = await fetch(`${url}/publisher/signup/save`, {
      method: 'POST',
      headers: json,
      body,
    });
    expect(answer.status).toBe(413);
  });

  it('ends at Ctrl+C and when it is terminated, after the calls under way, and leaves nothing but the database and the key of its mails', async () => {
    const headers = { ...json, 'Transfer-Encoding': 'chunked' };
    const call = request(`${url}/publisher/signup/save`, { method: 'POST', headers });
    const answered = once(call, 'response');
    call.write('{"login_name": ');
    await expect.poll(() => call.socket?.bytesWritten).toBeGreaterThan(0);
    // Without a handler for both, the process would end by a signal, without an exit code.
    started.child.kill('SIGINT');
    const ended = stop(started, 'SIGTERM');
    const refused = () => fetch(url).then(Boolean, () => false);
    await expect.poll(refused).toBe(false);
    // Longer than connections without a call stay open.
    await setTimeout(2200);
    call.end('"name-2"}');
    const [answer] = await answered;
    expect(answer.statusCode).toBe(200);
    expect(await ended).toBe(0);
    expect(await readdir(data)).toEqual(['database', 'mail-key']);
  });
});

it('npm start ends with one clear sentence and exit code 1 when it cannot', async () => {
  const started = run({ PORT: 'web' });
  expect(await started.ended).toBe(1);
  expect(started.output()).toMatch(/^The provider can't start\. PORT is "web".*\n$/);
});
