// Proves that data goes in time, and that all data of a person is found and removed, on both databases.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { createSeal } from '../../../src/provider/crypto/seal.ts';
import type { Database, DatabaseRow } from '../../../src/provider/database/database.ts';
import { openPglite } from '../../../src/provider/database/pglite.ts';
import { openPostgres } from '../../../src/provider/database/postgres.ts';
import {
  findPerson,
  removePerson,
  type SoughtPerson,
} from '../../../src/provider/retention/find-person.ts';
import { keptData } from '../../../src/provider/retention/kept-data.ts';
import { defaultRetention } from '../../../src/provider/retention/retention.ts';
import { sweep } from '../../../src/provider/retention/sweep.ts';
import { createSweeper } from '../../../src/provider/retention/sweeper.ts';
import type { ServerOptions } from '../../../src/provider/server.ts';
import { findDraft, putDraft } from '../../../src/provider/store/drafts.ts';
import { keepWithDraft } from '../../../src/provider/store/files.ts';
import { migrate } from '../../../src/provider/store/migrations.ts';
import { copyDatabase } from '../copy-database.ts';
import { startPostgres } from '../postgres-server.ts';
import {
  app,
  emailPath,
  loadPath,
  openProvider,
  type Provider,
  sandbox,
  savePath,
} from '../provider.ts';

const folder = mkdtempSync(join(tmpdir(), 'kept-data-'));
const server = await startPostgres();
const files = copyDatabase(inject('newData'), folder);
const databases = {
  embedded: await openPglite(files),
  PostgreSQL: await openPostgres(server.url, () => {}),
};
const second = await openPostgres(server.url, () => {});
await migrate(databases.PostgreSQL);
afterAll(async () => {
  await Promise.all([...Object.values(databases), second].map((each) => each.close()));
  await server.stop();
  rmSync(folder, { recursive: true });
});

const seal = createSeal(Buffer.alloc(32));
const hour = 60 * 60 * 1000;
const start = new Date('2031-02-03T04:05:06Z');
const definition: Pick<ServerOptions, 'app' | 'sandbox'> = {
  app: {
    ...app,
    provider: { host: '' },
    calls: {
      ...app.calls,
      email: { method: 'POST', path: emailPath, once: true },
      save: { method: 'POST', path: savePath, once: true },
      note: { method: 'POST', path: '/note', once: true },
    },
  },
  sandbox: {
    ...sandbox,
    calls: {
      ...sandbox.calls,
      load: {
        do: 'admit',
        token: { from: '/body/token' },
        answer: { body: { id: { from: '/application/id' } } },
        refuse: { status: 403 },
      },
      save: {
        do: 'store',
        application: '/id',
        hash: ['/password'],
        answer: { body: { reference: { from: '/application/ref' } } },
      },
      note: { do: 'store', keepDays: 9, answer: { body: { for: { from: '/body/name' } } } },
    },
  },
};

const tables = [...new Set(keptData.map(({ table }) => table))];

let now = start;
let logged: string[];

/** A visitor who leaves something in each table. */
async function visit(provider: Provider, name: string) {
  const email = `${name}@example.com`;
  const once = () => ({ 'Idempotency-Key': crypto.randomUUID() });
  const post = async (path: string, body: object) =>
    (await provider.post(path, body, once())).json();
  const upload = async (): Promise<string> => {
    const body = new FormData();
    body.append('file', new File([`The works of ${name}`], `${name}.txt`), `${name}.txt`);
    return (await (await provider.server.request('/files', { method: 'POST', body })).json()).id;
  };
  const invited = async () => {
    await post(emailPath, { first_name: name, email });
    const token = new URL(await provider.newestLink()).searchParams.get('token');
    return (await post(loadPath, { token })).id as string;
  };
  const id = await invited();
  const { reference } = await post(savePath, {
    id,
    motto: `I am ${name}`,
    works: { id: await upload() },
  });
  await post('/note', { name, email: ` ${email.toUpperCase()}`, text: 'A note' });
  await provider.database.query(
    `update deliveries set next_try = null, delivered_at = made_at where kind = 'webhook'`,
  );
  const later = await invited();
  const unsent = await upload();
  const draft = { answers: { motto: `Draft of ${name}`, works: unsent }, times: {}, version: 1 };
  await putDraft(provider.database, { application: later, draft, time: now }, seal);
  await keepWithDraft(provider.database, draft, later);
  await upload();
  return reference as string;
}

const countsOf = async (database: Database) =>
  Object.fromEntries(
    await Promise.all(
      tables.map(async (table) => [
        table,
        (
          await database.query(
            `select 1 from ${table} ${table === 'files' ? 'where size > 0' : ''}`,
          )
        ).length,
      ]),
    ),
  );

/** All rows of all tables, with what is sealed in clear. */
async function dump(database: Database): Promise<string> {
  const found = await database.query(
    `select table_name from information_schema.tables where table_schema = 'public'`,
  );
  const rows: DatabaseRow[] = [];
  for (const { table_name } of found)
    rows.push(...(await database.query(`select * from ${table_name}`)));
  const opened = JSON.stringify(rows, (_, value) =>
    value instanceof Uint8Array || value?.type === 'Buffer'
      ? Buffer.from(value.data ?? value).toString()
      : typeof value === 'string'
        ? (seal.open(value) ?? value)
        : value,
  );
  return opened;
}

/** Returns whether the files of the embedded database have texts of the person, in rows or in its log of changes. */
const isInFiles = () =>
  spawnSync('grep', ['-raqE', '(I am|Draft of|works of) ada', files]).status === 0;

describe.each(Object.entries(databases))('%s', (name, database) => {
  let provider: Provider;
  let reference: string;
  beforeEach(async () => {
    now = start;
    await database.query(`truncate ${tables.join(', ')}`);
    provider = await openProvider({
      ...definition,
      database,
      seal,
      now: () => now,
      webhooks: { wake() {} },
    });
    reference = await visit(provider, 'ada');
    logged = provider.logged;
  });

  it('loses each kind of data in its time, and applications when it is told', async () => {
    const all = { replies: 4, deliveries: 4, invitations: 2, drafts: 1, submissions: 2, files: 3 };
    const leftAfter = async (hours: number, retention = {}) => {
      const moment = new Date(start.getTime() + hours * hour);
      const kept = { ...defaultRetention, callDays: { note: 9 }, ...retention };
      await sweep(database, { retention: kept, now: moment });
      return countsOf(database);
    };
    expect(await leftAfter(23)).toEqual(all);
    // The files of the application and the draft stay.
    expect(await leftAfter(25)).toEqual({ ...all, files: 2 });
    expect(await leftAfter(49)).toEqual({ ...all, files: 2, replies: 0 });
    const sent = { replies: 0, deliveries: 4, invitations: 0, drafts: 0, submissions: 2, files: 1 };
    expect(await leftAfter(7 * 24 + 1)).toEqual(sent);
    expect(await leftAfter(9 * 24 + 1)).toEqual({ ...sent, deliveries: 3, submissions: 1 });
    expect(await leftAfter(31 * 24)).toEqual({ ...sent, deliveries: 0, submissions: 1 });
    expect(await leftAfter(9999 * 24)).toEqual({ ...sent, deliveries: 0, submissions: 1 });
    const none = Object.fromEntries(Object.keys(all).map((table) => [table, 0]));
    expect(await leftAfter(11 * 24, { applicationDays: 10 })).toEqual(none);
  });

  it('takes no application whose file is gone, and one that comes in time', async () => {
    const body = new FormData();
    body.append('file', new File(['The works'], 'a.txt'), 'a.txt');
    const upload = async (): Promise<string> =>
      (await (await provider.server.request('/files', { method: 'POST', body })).json()).id;
    const [early, late] = [await upload(), await upload()];
    const note = async (works: string) => (await provider.post('/note', { works })).status;
    const sweepAfter = (hours: number) =>
      sweep(database, {
        retention: defaultRetention,
        now: new Date(start.getTime() + hours * hour),
      });
    await sweepAfter(23);
    expect(await note(early)).toBe(200);
    await sweepAfter(25);
    expect(await note(late)).toBe(422);
    expect((await provider.get(`/sandbox/files/${early}`)).status).toBe(200);
    expect((await provider.get(`/sandbox/files/${late}`)).status).toBe(404);
    expect(await countsOf(database)).toMatchObject({ files: 3, submissions: 3 });
    await sweepAfter(91 * 24);
    expect(await database.query('select size from files where size = 0')).toEqual([]);
  });

  it('keeps what is needed: mails that wait, and applications whose link can be opened', async () => {
    await database.query('update deliveries set next_try = $1::timestamptz', [start.toISOString()]);
    const retention = { ...defaultRetention, tokenDays: 90, applicationDays: 1 };
    await sweep(database, { retention, now: new Date(start.getTime() + 60 * 24 * hour) });
    expect(await countsOf(database)).toMatchObject({
      deliveries: 4,
      submissions: 2,
      invitations: 2,
    });
  });

  it.each<[string, (reference: string) => SoughtPerson]>([
    ['an address', () => ({ email: 'Ada@Example.com' })],
    ['a reference', (reference) => ({ reference: reference.toLowerCase() })],
  ])('finds and removes all of a person by %s', async (kind, sought) => {
    const ofAda = await dump(database);
    expect(ofAda).toContain('ada@example.com');
    for (const other of ['xada', 'grace']) await visit(provider, other);
    const mention = '-Ada@example.com wrote ½ of it, not x-ada@example.com or ada@example.com.au.';
    await provider.post('/note', { name: 'Linus', text: mention });
    // Those of others that are encrypted.
    const draft = { answers: { motto: mention }, times: {}, version: 1 };
    await putDraft(database, { application: 'of Linus', draft, time: now }, seal);
    await database.query(
      `insert into deliveries (kind, content, made_at) values ('mail', $1::json, $2::timestamptz)`,
      [
        { sealed: seal.seal(JSON.stringify({ to: 'linus@example.com', text: mention })) },
        now.toISOString(),
      ],
    );
    const isWhole = kind === 'an address';
    const before = await countsOf(database);
    const found = await database.transaction(async (queries) => {
      const person = await findPerson(queries, sought(reference), seal);
      await removePerson(queries, person, { sought: sought(reference), seal });
      return person;
    });
    const counts = tables.flatMap((table) => {
      const ofTable = [...found.rows].flatMap(([data, rows]) => (data.table === table ? rows : []));
      return ofTable.length > 0 ? [[table, ofTable.length]] : [];
    });
    const mentions = [...found.mentions].map(([{ label }, rows]) => [label, rows.length]);
    const ofLinus = { Emails: 1, Webhooks: 1, Drafts: 1, Applications: 1 };
    expect(Object.fromEntries(mentions)).toEqual(isWhole ? ofLinus : {});
    expect(Object.fromEntries(counts)).toEqual(
      isWhole
        ? { replies: 4, deliveries: 4, invitations: 2, drafts: 1, submissions: 2, files: 2 }
        : { replies: 2, deliveries: 2, invitations: 1, submissions: 1, files: 1 },
    );
    const left = await countsOf(database);
    for (const [table, count] of counts)
      expect(before[table as string] - Number(count)).toBe(left[table as string]);
    if (!isWhole) return;
    // A file that was never sent has no owner; it goes in hours.
    await database.query(`delete from files where name = 'ada.txt' and submission_id is null`);
    if (name === 'embedded') expect(isInFiles()).toBe(true);
    await database.freeSpace?.(tables, { erases: true });
    const masked = '-(removed) wrote ½ of it, not x-ada@example.com or ada@example.com.au.';
    const dumped = await dump(database);
    // The email is also in the view of earlier versions.
    expect(dumped.split(masked)).toHaveLength(6);
    const rest = dumped.replaceAll(masked, '');
    expect(rest.match(/(^|[ "])ada["@,.].{0,50}/i)).toBeNull();
    expect(rest).toContain('I am xada');
    expect(rest).toContain('Draft of grace');
    expect(logged.join()).not.toMatch(/ada/);
    if (name === 'embedded') expect(isInFiles()).toBe(false);
  });
});

it('masks an address in what a row has by then, not in what it had when it was found', async () => {
  const { PostgreSQL } = databases;
  const sought = { email: 'ada@example.com' };
  const application = 'of Grace';
  const put = (motto: string) => {
    const draft = { answers: { motto }, times: {}, version: 1 };
    return putDraft(second, { application, draft, time: start }, seal);
  };
  await put('Ask ada@example.com.');
  await PostgreSQL.transaction(async (queries) => {
    const person = await findPerson(queries, sought, seal);
    await put('Ask ada@example.com, or Linus.');
    await removePerson(queries, person, { sought, seal });
  });
  const found = await findDraft(second, application, seal);
  expect(found?.answers).toEqual({ motto: 'Ask (removed), or Linus.' });
});

it('leaves the work to a process that is at it, and ends between two batches', async () => {
  const { PostgreSQL } = databases;
  const options = {
    retention: defaultRetention,
    now: new Date(start.getTime() + 9999 * 24 * hour),
  };
  const before = await countsOf(PostgreSQL);
  await second.transaction(async ({ query }) => {
    await query("select pg_advisory_xact_lock(hashtext('retention'))");
    expect(await sweep(PostgreSQL, options)).toEqual(new Set());
  });
  expect(await sweep(PostgreSQL, { ...options, isStopped: () => true })).toEqual(new Set());
  expect(await countsOf(PostgreSQL)).toEqual(before);
  const swept = await Promise.all([PostgreSQL, second].map((each) => sweep(each, options)));
  expect(swept.flatMap((tables) => [...tables])).toContain('invitations');
  expect(await countsOf(PostgreSQL)).toMatchObject({ invitations: 0, drafts: 0, replies: 0 });
});

it('goes on as long as the process runs', async () => {
  const { embedded } = databases;
  const made = new Date(start.getTime());
  const add = () =>
    embedded.query(`insert into replies values ('x', $1, 'y', null, $2::timestamptz)`, [
      crypto.randomUUID(),
      made.toISOString(),
    ]);
  const options = { retention: defaultRetention, log: () => {} };
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const sweeper = createSweeper(embedded, {
    ...options,
    now: () => new Date(start.getTime() + 49 * hour),
  });
  await sweeper.sweep();
  await add();
  vi.advanceTimersByTime(10 * 60 * 1000);
  await expect.poll(() => embedded.query('select 1 from replies')).toEqual([]);
  await sweeper.close();
  await add();
  vi.advanceTimersByTime(10 * 60 * 1000);
  await sweeper.sweep();
  vi.useRealTimers();
  expect(await embedded.query('select 1 from replies')).toHaveLength(1);
});

it('logs once that it fails, and that it succeeds again', async () => {
  let fails = true;
  const { embedded } = databases;
  const lines: string[] = [];
  const database: Database = {
    ...embedded,
    transaction: (run) => (fails ? Promise.reject(new TypeError('x')) : embedded.transaction(run)),
  };
  const sweeper = createSweeper(database, {
    retention: defaultRetention,
    now: () => start,
    log: (line) => lines.push(line),
  });
  await sweeper.sweep();
  await sweeper.sweep();
  fails = false;
  await sweeper.sweep();
  await sweeper.close();
  expect(lines).toEqual([
    'Expired data could not be removed: TypeError. It is tried again later.',
    'Expired data is removed again.',
  ]);
});

it('is all that is stored of visitors, and the README says where and how long', async () => {
  const found = await databases.embedded.query(
    `select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const readme = readFileSync('src/provider/README.md', 'utf8');
  const [, section = ''] = readme.split('### What is stored, and for how long');
  const rows = (section.split('\n###')[0] ?? '').match(/^\| .*$/gm)?.slice(2) ?? [];
  const told = rows.flatMap((row) => /^\|[^|]*\| `(\w+)` /.exec(row)?.[1] ?? []);
  const stored = found.map(({ table_name }) => table_name);
  expect([...new Set(told)].sort()).toEqual(stored);
  const withoutVisitors = ['definitions', 'limits', 'migrations', 'secrets'];
  expect([...tables, ...withoutVisitors].sort()).toEqual(stored);
});
