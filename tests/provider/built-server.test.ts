// Proves that the built server and its command for a person run without packages, as another user, and from a backup.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
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
import { builtProvider } from './built-provider.ts';
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
  cpSync(await builtProvider(), join(folder, 'build/dist-provider'), { recursive: true });
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

/** Runs the built command that lists and removes the data of a person. */
const runPerson = (env: Record<string, string>, ...args: string[]) =>
  spawnSync(process.execPath, ['dist-provider/person.mjs', ...args], {
    cwd: app,
    ...user,
    env,
    encoding: 'utf8',
  });

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
  const [application] = await applications.json();
  expect(application).toMatchObject({ call: 'save', hashed: ['/password'] });
  const textAt = async (path: string) => (await fetch(`${again}${path}`, asOperator)).text();
  expect(await textAt('/sandbox/applications.csv')).toContain('"Analytical Media"');
  expect(await textAt(`/sandbox/applications/${application.id}`)).toContain(
    '<dt>Company name</dt>',
  );

  // Beside the provider.
  const person = (...args: string[]) => runPerson({ ...env, DATABASE_URL: restored }, ...args);
  const text = () => String(tool('pg_dump', `--dbname=${restored}`));
  expect(text()).toContain('Lovelace');
  const nothing = { status: 0, stdout: 'Nothing is stored.\n' };
  expect(person('--email', 'x@example.com')).toMatchObject(nothing);
  const listed = person('--reference', application.reference);
  expect(listed.stdout).toMatch(
    /^Emails: 1\n.*Invitations: 1\n.*Applications: 1\n {2}20\S+ [\dA-F]{4}-[\dA-F]{4}\n/s,
  );
  expect(person('--email', 'ADA@example.com', '--remove')).toMatchObject({
    status: 0,
    stdout: `${listed.stdout}All of these were removed.\n`,
  });
  const mails = await outbox(again);
  expect(mails).toMatchObject([{ to: 'grace@example.com' }]);
  expect(person('--email', 'ada@example.com')).toMatchObject(nothing);
  expect(text().replaceAll('grace@', '')).not.toMatch(/ada@example/);
  expect(second.output()).not.toMatch(/ada@|Lovelace/);
  expect(await stop(second, 'SIGTERM')).toBe(0);
  expect(person('--email', 'grace@example.com', '--remove').status).toBe(0);
  expect(text()).not.toMatch(/@example|Lovelace/);
});

it.each<[status: number, problem: RegExp, ...args: string[]]>([
  [64, /^Name the person by --email or by --reference\. /],
  [64, /^Name the person/, '--email', 'ada@example.com', '--reference', '7A3F-92BC'],
  [64, /^"ada" is no address/, '--email', 'ada'],
  [64, /^"7A3F" is no reference/, '--reference', '7A3F'],
  [64, /^Unknown option '--delete'/, '--delete'],
  [1, /^There is no database in \S+none\. Set DATA_DIR/, '--email', 'ada@example.com'],
])('the command for a person ends with %i and says %s', (status, problem, ...args) => {
  const ended = runPerson({ DATA_DIR: join(folder, 'none') }, ...args);
  expect(ended).toMatchObject({ status, stdout: '', stderr: expect.stringMatching(problem) });
});
