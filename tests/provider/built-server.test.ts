// Proves that the built server runs without packages, as a user who may write the data alone, and from a backup.
import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { postgres } from '../../.ci/postgres.mjs';
import { copyDatabase } from './copy-database.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';
import { emailPath, loadPath, savePath, visitor } from './provider.ts';
import { type Run, stop, urlOf, watch } from './run-provider.ts';
import { signupAnswers } from './signup-answers.ts';
import { startReceiver } from './webhook/receiver.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const containerfile = readFileSync('src/provider/Containerfile', 'utf8');
const [, stage = ''] = containerfile.split(/^FROM .* AS build$/m);
const all = (pattern: RegExp) => [...stage.matchAll(pattern)].map(([, ...groups]) => groups);
const user = process.getuid?.() === 0 ? { uid: 10001, gid: 10001 } : {};
const pagesKey = 'swordfish-in-the-deep-sea';
const asOperator = { headers: { Authorization: `Bearer ${pagesKey}` } };
const key = randomBytes(32).toString('base64');

let folder: string;
let app: string;
let data: string;
let server: PostgresServer;
const runs: Run[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'built-server-'));
  chmodSync(folder, 0o755);
  app = join(folder, 'app');
  data = join(folder, 'data');
  mkdirSync(join(folder, 'build/dist'), { recursive: true });
  writeFileSync(join(folder, 'build/dist/index.html'), '<title>Product</title>');
  cpSync('forms', join(folder, 'build/forms'), { recursive: true });
  const out = join(folder, 'build/dist-provider');
  execFileSync(process.execPath, ['.ci/npm-script.mjs', '.ci/build-provider.mjs', out], {
    stdio: 'ignore',
  });
  for (const [from = '', to = ''] of all(/^COPY --from=build \/build\/(\S+) \.\/(\S+)$/gm)) {
    cpSync(join(folder, 'build', from), join(app, to), { recursive: true });
  }
  mkdirSync(data);
  copyDatabase(inject('newData'), data);
  if (user.uid !== undefined) execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, data]);
  server = await startPostgres();
  // The other user reaches its socket.
  chmodSync(server.url.split('host=')[1] ?? '', 0o755);
});
afterAll(async () => {
  for (const { child } of runs) child.kill('SIGKILL');
  await Promise.all(runs.map(({ ended }) => ended));
  await server?.stop();
  rmSync(folder, { recursive: true });
});

/** Runs the command of the container with its variables, on a port that the system chooses. */
function run(env: Record<string, string>): Run {
  const [[command = '[]'] = []] = all(/^CMD (\[.*\])$/gm);
  const [, ...args] = JSON.parse(command) as string[];
  const own = Object.fromEntries(all(/^ENV (\w+)=(\S+)$/gm));
  const child = spawn(process.execPath, args, {
    cwd: app,
    ...user,
    env: {
      ...own,
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: data,
      PAGES_KEY: pagesKey,
      ...env,
    },
  });
  const started = watch(child);
  runs.push(started);
  return started;
}

const json = { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' };

async function post(url: string, body: object) {
  const answer = await fetch(url, { method: 'POST', headers: json, body: JSON.stringify(body) });
  expect([url, answer.status]).toEqual([url, 200]);
  return answer.json();
}

it('runs with the embedded database, and stops when it is told to', async () => {
  const started = run({});
  const url = await urlOf(started);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  expect(await (await fetch(`${url}/`)).text()).toBe('<title>Product</title>');
  expect(await stop(started, 'SIGTERM')).toBe(0);
});

it('runs on PostgreSQL, and a backup of the database and the key has all that was stored', async () => {
  // Without a folder that can be written.
  const receiver = await startReceiver();
  const env = {
    DATABASE_URL: server.url,
    ENCRYPTION_KEYS: key,
    DATA_DIR: '/proc/none',
    WEBHOOK_URL: receiver.url,
    WEBHOOK_SECRETS: `whsec_${randomBytes(32).toString('base64')}`,
  };
  const first = run(env);
  const url = await urlOf(first);
  await post(`${url}${emailPath}`, { ...visitor, url });
  await post(`${url}${emailPath}`, { ...visitor, email: 'grace@example.com', url });
  const outbox = async (at: string): Promise<{ link: string }[]> =>
    (await fetch(`${at}/sandbox/outbox.json`, asOperator)).json();
  const [later, sooner] = (await outbox(url)).map(({ link }) =>
    new URL(link).searchParams.get('token'),
  );
  const { data: loaded } = await post(`${url}${loadPath}`, { token: sooner });
  await post(`${url}${savePath}`, { ...loaded.publisher, ...signupAnswers });

  await expect.poll(() => receiver.received).toMatchObject([{ name: signupAnswers.login_name }]);
  await receiver.close();

  const programs = postgres.find() ?? '';
  const dump = join(folder, 'backup');
  const tool = (name: string, ...args: string[]) => execFileSync(join(programs, name), args);
  tool('pg_dump', '--format=custom', `--file=${dump}`, `--dbname=${server.url}`);
  await stop(first, 'SIGTERM');
  const restored = server.url.replace('/postgres?', '/restored?');
  tool('psql', '--quiet', '--command=create database restored', server.url);
  tool('pg_restore', '--exit-on-error', `--dbname=${restored}`, dump);

  const other = run({
    DATABASE_URL: restored,
    ENCRYPTION_KEYS: randomBytes(32).toString('base64'),
  });
  expect(await other.ended).toBe(1);
  expect(other.output()).toMatch(/^The provider can't start\. Another key has encrypted .*\n$/);

  const second = run({ ...env, DATABASE_URL: restored });
  const again = await urlOf(second);
  expect(await outbox(again)).toHaveLength(2);
  expect(await post(`${again}${loadPath}`, { token: later })).toHaveProperty('data');
  const applications = await fetch(`${again}/sandbox/applications.json`, asOperator);
  expect(await applications.json()).toMatchObject([{ call: 'save', hashed: ['/password'] }]);
  expect(await stop(second, 'SIGTERM')).toBe(0);
});
