// Proves that databases are brought to the present version once, beside busy processes, and later versions are refused.
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../../src/provider/database/database.ts';
import { openPostgres } from '../../../src/provider/database/postgres.ts';
import { migrate, migrations } from '../../../src/provider/store/migrations.ts';
import { type PostgresServer, startPostgres } from '../postgres-server.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let server: PostgresServer;
const opened: Database[] = [];
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(async () => {
  await Promise.all(opened.map((database) => database.close()));
  await server.stop();
});

/** Opens a new database by several processes. */
async function openNew(name: string, processes = 1): Promise<Database[]> {
  const [first = await open('postgres')] = opened;
  await first.query(`create database ${name}`);
  return Promise.all(Array.from({ length: processes }, () => open(name)));
}

async function open(name: string): Promise<Database> {
  const database = await openPostgres(server.url.replace('/postgres?', `/${name}?`), () => {});
  opened.push(database);
  return database;
}

/** Restores a database from before versions were recorded. */
async function restoreUnrecorded(database: Database): Promise<void> {
  const dump = await readFile('tests/provider/store/version-19.sql', 'utf8');
  for (const sql of dump.split(/;$/m)) await database.query(sql);
}

const versionsOf = (database: Database) =>
  database.query('select version from migrations order by version');
const present = [{ version: migrations.length }];

describe('a database', () => {
  it('that is new is made once by processes that start together', async () => {
    const processes = await openNew('fresh', 3);
    await Promise.all(processes.map(migrate));
    for (const database of processes) expect(await versionsOf(database)).toEqual(present);
  });

  it('from before versions were recorded is taken over with its rows', async () => {
    const [database] = await openNew('unrecorded');
    if (!database) throw new Error('It is open.');
    await restoreUnrecorded(database);
    await migrate(database);
    expect(await versionsOf(database)).toEqual(present);
    expect(await database.query("select body ->> 'login_name' as name from submissions")).toEqual([
      { name: 'ada' },
    ]);
    // The same columns as a new one.
    const columns = `select table_name, column_name, data_type, is_nullable
      from information_schema.columns where table_schema = 'public' order by 1, 2`;
    const [fresh] = await openNew('compared');
    await migrate(fresh as Database);
    expect(await database.query(columns)).toEqual(await fresh?.query(columns));
  });

  it('of the present version is opened without a lock that busy processes would wait for', async () => {
    const [busy, starting] = await openNew('busy', 2);
    await migrate(busy as Database);
    await busy?.transaction(async ({ query }) => {
      await query(
        'lock table invitations, deliveries, submissions, files, replies, drafts in row exclusive mode',
      );
      await migrate(starting as Database);
    });
  });

  it('whose tables are in use is changed once they are free', async () => {
    const [busy, starting] = await openNew('used', 2);
    if (!busy || !starting) throw new Error('Both are open.');
    await restoreUnrecorded(busy);
    await busy.query('drop index replies_key');
    let migrated: Promise<void> | undefined;
    await busy.transaction(async ({ query }) => {
      await query('lock table submissions in row exclusive mode');
      migrated = migrate(starting);
      const waiting = () => query('select from pg_locks where not granted');
      await expect.poll(waiting).toHaveLength(1);
      // It gives up for a moment, so that the calls behind it go on.
      await expect.poll(waiting, { timeout: 10_000 }).toHaveLength(0);
    });
    await migrated;
    expect(await versionsOf(busy)).toEqual(present);
  });

  it('that a later version has changed serves mails to processes of the earlier one', async () => {
    const [database] = await openNew('rolling');
    if (!database) throw new Error('It is open.');
    await migrate(database);
    await database.query(
      `insert into deliveries (kind, content, made_at, next_try) values ('webhook', $1::json, now(), now())`,
      ['{"body":"\\u0000"}'],
    );
    // The statements of the version before webhooks.
    await database.query(
      `insert into mails (mail, sent_at, next_try)
      values ('{"sealed":"key.text"}', now(), now())`,
    );
    const take = `update mails set next_try = null, attempts = attempts + 1
      where id = (
        select id from mails where next_try <= now()
          and (mail ->> 'sealed' not like '%.%' or split_part(mail ->> 'sealed', '.', 1) = any($1::text[]))
        order by next_try limit 1 for update skip locked
      )
      returning mail, attempts`;
    expect(await database.query(take, [['key']])).toEqual([
      { mail: { sealed: 'key.text' }, attempts: 1 },
    ]);
    expect(await database.query(take, [['key']])).toEqual([]);
  });

  it('of a later version is refused in a sentence', async () => {
    const [database] = await openNew('later');
    if (!database) throw new Error('It is open.');
    await migrate(database);
    await database.query('insert into migrations (version) values ($1)', [999]);
    await expect(migrate(database)).rejects.toThrow(
      `The database has version 999, and this provider knows versions up to ${migrations.length}. ` +
        'Start the version of the provider that has used it last, or a later one.',
    );
  });
});
