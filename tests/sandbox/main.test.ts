import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { copyDatabase } from './copy-database.ts';
import { app, sandbox } from './provider.ts';

type Run = { child: ChildProcess; output: () => string; ended: Promise<number | null> };

let folder: string;
let runs: Run[];
beforeEach(async () => {
  runs = [];
  folder = await mkdtemp(join(tmpdir(), 'sandbox-main-'));
  for (const name of ['forms', 'dist']) await mkdir(join(folder, name));
  await writeFile(join(folder, 'forms/app.json'), JSON.stringify(app));
  await writeFile(join(folder, 'forms/sandbox.json'), JSON.stringify(sandbox));
  await writeFile(join(folder, 'dist/index.html'), '<title>Product</title>');
});
afterEach(async () => {
  for (const { child } of runs) child.kill('SIGKILL');
  await Promise.all(runs.map(({ ended }) => ended));
  await rm(folder, { recursive: true });
});

function run(env: Record<string, string> = {}): Run {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/sandbox/main.ts'], {
    env: {
      ...process.env,
      PORT: '0',
      FORMS_DIR: join(folder, 'forms'),
      OUT_DIR: join(folder, 'dist'),
      SANDBOX_DATA: join(folder, 'data'),
      ...env,
    },
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      text += chunk;
    });
  }
  const ended = new Promise<number | null>((done) => child.once('close', done));
  const started = { child, output: () => text, ended };
  runs.push(started);
  return started;
}

async function urlOf({ output, ended }: Run): Promise<string> {
  let over = false;
  ended.then(() => {
    over = true;
  });
  for (;;) {
    const url = /Outbox: +(http:\S+)\/sandbox/.exec(output())?.[1];
    if (url) return url;
    if (over) throw new Error(output());
    await new Promise((done) => setTimeout(done, 50));
  }
}

describe('npm start', () => {
  it('serves product, calls and pages on localhost, and says where', async () => {
    copyDatabase(inject('newData'), join(folder, 'data'));
    const started = run();
    const url = await urlOf(started);
    expect(started.output()).toContain(`Example: ${url}/`);
    expect(started.output()).toContain(`Applications: ${url}/sandbox/applications`);
    expect(started.output()).toContain(join(folder, 'data'));
    expect(started.output()).toContain('sandbox.json has no answer to: forgotten.');
    for (const base of [url, url.replace('localhost', '127.0.0.1')]) {
      const page = await fetch(`${base}/signup`, { headers: { Accept: 'text/html' } });
      expect(await page.text()).toBe('<title>Product</title>');
    }
    const body = JSON.stringify({ email: 'ada@example.com' });
    await fetch(`${url}/publisher/signup/email`, { method: 'POST', body });
    const [{ link }] = await (await fetch(`${url}/sandbox/outbox.json`)).json();
    expect(link).toMatch(new RegExp(`^${url}/signup\\?token=`));
    const token = new URL(link).searchParams.get('token');
    const large = await fetch(`${url}/publisher/signup/save`, {
      method: 'POST',
      body: 'x'.repeat(3_000_000),
    });
    expect(large.status).toBe(413);
    expect(started.output()).not.toContain(token);
  });

  it('keeps everything when it is killed in the middle, and when it is stopped', async () => {
    copyDatabase(inject('newData'), join(folder, 'data'));
    for (const [i, signal] of (['SIGKILL', 'SIGTERM', 'SIGINT'] as const).entries()) {
      const started = run();
      const url = await urlOf(started);
      const known = await (await fetch(`${url}/sandbox/applications.json`)).json();
      expect(known).toHaveLength(i);
      const body = JSON.stringify({ login_name: `name-${i}` });
      const answer = await fetch(`${url}/publisher/signup/save`, { method: 'POST', body });
      expect(answer.status).toBe(200);
      started.child.kill(signal);
      expect(await started.ended).toBe(signal === 'SIGKILL' ? null : 0);
    }
    expect(await readdir(join(folder, 'data'))).toEqual(['database']);
  });

  it('starts again after a kill during its very first start', async () => {
    const data = join(folder, 'new');
    const started = run({ SANDBOX_DATA: data });
    const seen = async () => (await readdir(data).catch((): string[] => [])).includes('database');
    while (!(await seen())) await new Promise((done) => setTimeout(done, 5));
    started.child.kill('SIGKILL');
    await started.ended;
    expect(await urlOf(run({ SANDBOX_DATA: data }))).toMatch(/^http:/);
  });

  it('serves a product without sandbox.json, without calls, and says so', async () => {
    copyDatabase(inject('newData'), join(folder, 'data'));
    await rm(join(folder, 'forms/sandbox.json'));
    const started = run();
    const url = await urlOf(started);
    expect(started.output()).toContain('There is no sandbox.json in');
    expect((await fetch(`${url}/`)).status).toBe(200);
    const answer = await fetch(`${url}/publisher/signup/email`, { method: 'POST', body: '{}' });
    expect(answer.status).toBe(501);
  });
});

it('npm start ends with one clear sentence and exit code 1 when it cannot', async () => {
  const started = run({ PORT: 'web' });
  expect(await started.ended).toBe(1);
  expect(started.output()).toMatch(/^The sandbox can't start\. PORT is "web".*\n$/);
});
