// Proves that each database keeps applications unique and apart, whichever of two processes answers.
import { afterAll, describe, expect, it, vi } from 'vitest';
import { createLimits } from '../../../src/provider/calls/limits.ts';
import type { Database } from '../../../src/provider/database/database.ts';
import { openPostgres } from '../../../src/provider/database/postgres.ts';
import { readDefinition } from '../../../src/provider/definition/definition.ts';
import { migrate } from '../../../src/provider/store/migrations.ts';
import { type PostgresServer, startPostgres } from '../postgres-server.ts';
import {
  emailPath,
  loadPath,
  openProvider,
  type Provider,
  savePath,
  visitor,
} from '../provider.ts';
import { signupAnswers } from '../signup-answers.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const logged: string[] = [];
const log = (line: string) => logged.push(line);
const opened: Database[] = [];

/** Opens a database, and another connection to it as a second process has; the embedded one has a single process. */
type Open = () => Promise<[Database, Database]>;

async function keepOpen(database: Database): Promise<Database> {
  opened.push(database);
  await migrate(database);
  return database;
}
const embedded: Open = async () => {
  const { database } = await openProvider();
  return [database, database];
};

let server: PostgresServer | undefined;
afterAll(async () => {
  await Promise.all(opened.map((database) => database.close()));
  await server?.stop();
});
const onServer: Open = async () => {
  server ??= await startPostgres();
  const { url } = server;
  // Both at once, as processes that start together.
  const both = [openPostgres(url, log), openPostgres(url, log)] as const;
  const [one, other] = await Promise.all(both.map(async (each) => keepOpen(await each)));
  if (!one || !other) throw new Error('Both are open.');
  await one.query(
    'truncate invitations, deliveries, submissions, files, replies, drafts restart identity',
  );
  return [one, other];
};

const definition = await readDefinition('forms');

async function providers(open: Open): Promise<[Provider, Provider]> {
  const [one, other] = await open();
  return [
    await openProvider({ ...definition, database: one }),
    await openProvider({ ...definition, database: other }),
  ];
}

let count = 0;

/** Asks for a mail, follows its link, and returns what is loaded. */
async function publisherOf(provider: Provider): Promise<object> {
  count += 1;
  const email = `ada-${count}@example.com`;
  await provider.post(emailPath, { ...visitor, email, url: 'http://localhost:4173/' });
  const mails: { to: string; link: string }[] = await (
    await provider.get('/sandbox/outbox.json')
  ).json();
  const link = mails.find(({ to }) => to === email)?.link ?? '';
  const token = new URL(link).searchParams.get('token');
  return (await (await provider.post(loadPath, { token })).json()).data.publisher;
}

const save = async (provider: Provider, body: object, key?: string) =>
  (await provider.post(savePath, body, key ? { 'Idempotency-Key': key } : {})).status;
const stored = async (provider: Provider): Promise<{ body: Record<string, unknown> }[]> =>
  (await provider.get('/sandbox/applications.json')).json();

describe.each<[string, Open]>([
  ['the embedded database', embedded],
  ['a PostgreSQL server with two processes', onServer],
])('on %s', (_name, open) => {
  it('an application goes the whole way', async () => {
    const [one, other] = await providers(open);
    const publisher = await publisherOf(one);
    expect(await save(other, { ...publisher, ...signupAnswers })).toBe(200);
    const [{ body } = { body: {} }] = await stored(one);
    expect(body).toMatchObject({ login_name: 'ada', company_name: 'Analytical Media' });
    expect(body).not.toHaveProperty('password');
  });

  it('of ten applications with one name at once, one is stored', async () => {
    const both = await providers(open);
    const publishers: object[] = [];
    for (let index = 0; index < 10; index++) publishers.push(await publisherOf(both[0]));
    const ends = await Promise.all(
      publishers.map((publisher, index) =>
        save(both[index % 2] ?? both[0], { ...publisher, ...signupAnswers }),
      ),
    );
    expect(ends.filter((status) => status === 200)).toHaveLength(1);
    expect(await stored(both[0])).toHaveLength(1);
  });

  it('an intent that arrives ten times at once has its effect once', async () => {
    const both = await providers(open);
    const body = { ...(await publisherOf(both[0])), ...signupAnswers };
    const ends = await Promise.all(
      Array.from({ length: 10 }, (_, index) => save(both[index % 2] ?? both[0], body, 'intent')),
    );
    expect(ends).toEqual(Array.from({ length: 10 }, () => 200));
    expect(await stored(both[1])).toHaveLength(1);
  });

  it('twenty visitors at once lose nothing and share nothing', async () => {
    const both = await providers(open);
    const names = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const provider = both[index % 2] ?? both[0];
        const login_name = `visitor-${index}`;
        const body = { ...(await publisherOf(provider)), ...signupAnswers, login_name };
        expect(await save(provider, body)).toBe(200);
        return login_name;
      }),
    );
    const found = (await stored(both[0])).map(({ body }) => String(body.login_name));
    expect(found.sort()).toEqual(names.sort());
  });

  it('bodies stay as they came, with U+0000 and in the order of keys', async () => {
    const [database] = await open();
    const text = '{"b": "\\u0000", "a": 1}';
    const [row] = await database.query('select $1::json as body, $1::json::text as text', [text]);
    expect(row).toEqual({ body: { b: '\0', a: 1 }, text });
    const [{ time } = {}] = await database.query('select $1::timestamptz as time', [
      '2031-02-03T04:05:06Z',
    ]);
    expect(time).toEqual(new Date('2031-02-03T04:05:06Z'));
  });
});

it('processes count calls and mails together, also after one has started again', async () => {
  const both = await onServer();
  const count = async (call: 'countCall' | 'countMail', of: string) => {
    const counted = [];
    for (const database of [...both, ...both]) {
      const limits = createLimits({ callsPerMinute: 3, mailsPerHour: 2 }, database);
      const status = limits[call](of, '192.0.2.1').then(
        () => 200,
        (error) => error.status,
      );
      counted.push(await status);
    }
    return counted;
  };
  expect(await count('countCall', '192.0.2.1')).toEqual([200, 200, 200, 429]);
  expect(await count('countMail', 'ada@example.com')).toEqual([200, 200, 429, 429]);
  expect(await count('countCall', '192.0.2.2')).toEqual([200, 200, 200, 429]);
});

it('a connection that the server ends is replaced, and nobody notices', async () => {
  const [one, other] = await onServer();
  await other.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and usename is not null',
  );
  await expect.poll(() => one.query('select 1 as one')).toEqual([{ one: 1 }]);
});

it('a server that does not answer is told, without the password', async () => {
  const opening = openPostgres('postgresql://ada:swordfish@127.0.0.1:1/none', log);
  await expect(opening).rejects.toThrow(/^The database of DATABASE_URL can't be opened/);
  await expect(opening).rejects.not.toThrow(/swordfish/);
});
