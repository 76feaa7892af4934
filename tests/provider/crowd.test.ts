// Proves that a hundred visitors at once have every application stored exactly once, also while a process is killed.
import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import type { Database } from '../../src/provider/database/database.ts';
import { openPostgres } from '../../src/provider/database/postgres.ts';
import { openDataFolder } from '../../src/provider/store/data-folder.ts';
import { provesAll } from '../support/extent.ts';
import { copyDatabase } from './copy-database.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';
import { emailPath, loadPath, savePath, visitor } from './provider.ts';
import { type Run, runProvider, stop, urlOf } from './run-provider.ts';
import { signupAnswers } from './signup-answers.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 60_000 });

const visitors = 100;
/** Of all visitors together. */
const applications = provesAll ? 1000 : 100;

const json = { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' };

let folder: string;
let server: PostgresServer | undefined;
const runs: Run[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crowd-'));
  await copyForms(join(folder, 'forms'));
});
afterAll(async () => {
  for (const { child } of runs) child.kill('SIGKILL');
  await Promise.all(runs.map(({ ended }) => ended));
  await server?.stop();
  await rm(folder, { recursive: true });
});

/** Copies the product, without the hashes of its passwords: 2,000 of them take a minute and a half of a processor. */
async function copyForms(forms: string): Promise<void> {
  await cp('forms', forms, { recursive: true });
  const file = join(forms, 'sandbox.json');
  const sandbox = JSON.parse(await readFile(file, 'utf8'));
  const { hash, ...save } = sandbox.calls.save;
  sandbox.calls.save = { ...save, drop: [...save.drop, ...hash] };
  await writeFile(file, JSON.stringify(sandbox));
}

function run(env: Record<string, string>): Run {
  const started = runProvider({
    FORMS_DIR: join(folder, 'forms'),
    OUT_DIR: '',
    DATA_DIR: join(folder, 'data'),
    CALLS_PER_MINUTE: '999999',
    MAILS_PER_HOUR_AND_NETWORK: '999999',
    ...env,
  });
  runs.push(started);
  return started;
}

/** The processes of a provider, of which one is killed while it is busy. */
interface Crowded {
  processes: Run[];
  /** Starts what takes the place of the process that was killed, if anything does. */
  replace: () => Run[];
  open: () => Promise<Database>;
}

const embedded = async (): Promise<Crowded> => {
  const data = join(folder, 'data');
  copyDatabase(inject('newData'), data);
  return {
    processes: [run({})],
    replace: () => [run({})],
    open: () => openDataFolder(data),
  };
};

const onServer = async (): Promise<Crowded> => {
  server = await startPostgres();
  const DATABASE_URL = server.url;
  return {
    processes: [run({ DATABASE_URL }), run({ DATABASE_URL })],
    replace: () => [],
    open: () => openPostgres(DATABASE_URL, () => {}),
  };
};

describe.each<[string, () => Promise<Crowded>]>([
  ['the embedded database, whose process starts again', embedded],
  ['a PostgreSQL server, of two processes', onServer],
])('on %s', (name, start) => {
  it(`${visitors} visitors at once have each application stored once, whichever process is killed`, async () => {
    const { processes, replace, open } = await start();
    let urls = await Promise.all(processes.map(urlOf));
    const times: number[] = [];

    /** Makes a call as a page does: again, with the same key, where no answer comes. */
    async function call(path: string, body: object): Promise<Record<string, unknown>> {
      const key = randomUUID();
      for (;;) {
        const url = urls[times.length % urls.length];
        const begun = performance.now();
        try {
          const response = await fetch(`${url}${path.startsWith('/') ? '' : '/'}${path}`, {
            method: 'POST',
            headers: { ...json, 'Idempotency-Key': key },
            body: JSON.stringify(body),
          });
          const answer = await response.json();
          expect([path, response.status, answer.errors]).toEqual([path, 200, undefined]);
          times.push(performance.now() - begun);
          return answer;
        } catch (error) {
          // A dead process breaks the connection; anything else is a failure of the test.
          if (!(error instanceof TypeError)) throw error;
          await new Promise((done) => setTimeout(done, 500));
        }
      }
    }

    const acknowledged: string[] = [];
    async function killOne(): Promise<void> {
      const [first] = processes;
      if (first) await stop(first, 'SIGKILL');
      const rest = await Promise.all(replace().map(urlOf));
      urls = [...urls.slice(1), ...rest];
    }
    let killed: Promise<void> | undefined;

    for (let wave = 0; wave < applications / visitors; wave++) {
      const emails = Array.from({ length: visitors }, () => `${randomUUID()}@example.com`);
      await Promise.all(
        emails.map((email) =>
          call(emailPath, { ...visitor, email, url: 'http://localhost:4173/' }),
        ),
      );
      const response = await fetch(`${urls[0]}/sandbox/outbox.json`);
      const mails: { to: string; link: string }[] = await response.json();
      await Promise.all(
        emails.map(async (email) => {
          const link = mails.find(({ to }) => to === email)?.link ?? '';
          const token = new URL(link).searchParams.get('token');
          const { data } = await call(loadPath, { token });
          const { publisher } = data as { publisher: object };
          await call(savePath, { ...publisher, ...signupAnswers, login_name: email });
          acknowledged.push(email);
          if (acknowledged.length === applications / 2 - 20) killed = killOne();
        }),
      );
    }
    await killed;
    expect(killed).toBeDefined();
    for (const each of runs) if (each.child.exitCode === null) await stop(each, 'SIGTERM');

    const database = await open();
    const stored = await database.query("select body ->> 'login_name' as name from submissions");
    await database.close();
    expect(stored.map((row) => String(row.name)).sort()).toEqual(acknowledged.sort());
    const slow = times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
    console.log(`${name}: ${applications} applications, 95 % of calls in ${Math.round(slow)} ms`);
  });
});
