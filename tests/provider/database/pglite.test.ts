// Proves that the embedded database goes on after a failed statement, and waits for room on the disk.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { openPglite } from '../../../src/provider/database/pglite.ts';
import { copyDatabase } from '../copy-database.ts';
import { openNewDatabase } from '../provider.ts';

const fail = (code: string) => `do $$ begin raise exception 'no' using errcode = '${code}'; end $$`;
const unavailable = 'The database is not available. Try again in 10 seconds.';

it('the database goes on after an error in a statement, and after one of the program in a transaction', async () => {
  const database = await openNewDatabase();
  await expect(database.query('select 1/0')).rejects.toMatchObject({ code: '22012' });
  const failing = database.transaction(async ({ query }) => {
    await query("insert into secrets values ('a', 'b')");
    throw new TypeError('a fault');
  });
  await expect(failing).rejects.toThrow('a fault');
  expect(await database.query('select * from secrets')).toEqual([]);
  expect(await database.query('select $1::json as body', ['{"a": 1}'])).toEqual([
    { body: { a: 1 } },
  ]);
  await database.close();
});

it('the database refuses everything after an error of the disk, also what was waiting, says it once, and can be closed', async () => {
  const logged: string[] = [];
  const database = await openNewDatabase((line) => logged.push(line));
  const answers = await Promise.allSettled([
    database.query('select 1'),
    database.query(fail('53100')),
    database.query('select 1'),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
  await expect(database.query('select 1')).rejects.toThrow(unavailable);
  expect(logged).toEqual([
    'The database is not available (it has stopped with a full disk; make sure that there is room on the disk, then start the provider again). Calls that need it are answered with status 503.',
  ]);
  await database.close();
});

it('the database changes nothing while the disk is nearly full, and goes on once there is room', async ({
  skip,
}) => {
  const disk = mkdtempSync(join(tmpdir(), 'disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=160m', 'tmpfs', disk], { stdio: 'ignore' });
  } catch {
    rmdirSync(disk);
    skip('A disk of its own can be mounted by root alone.');
  }
  try {
    const logged: string[] = [];
    const log = (line: string) => logged.push(line);
    const database = await openPglite(copyDatabase(inject('newData'), disk), log);
    const insert = (name: string) =>
      database.query("insert into secrets values ($1, 'value')", [name]);
    await insert('before');

    const other = join(disk, 'other');
    writeFileSync(other, Buffer.alloc(90_000_000));
    await expect(insert('full')).rejects.toThrow(unavailable);
    await expect(database.transaction(async () => {})).rejects.toThrow(unavailable);
    expect(await database.query('select name from secrets')).toEqual([{ name: 'before' }]);

    expect(logged).toHaveLength(1);

    rmSync(other);
    await insert('after');
    expect(await database.query('select name from secrets')).toHaveLength(2);
    expect(logged).toEqual([
      'The database is not available (its disk has less than 64 MB free). Calls that need it are answered with status 503.',
      'The database is available again.',
    ]);
    await database.close();
    writeFileSync(other, Buffer.alloc(90_000_000));
    await expect(openPglite(join(disk, 'database'), log)).rejects.toThrow(
      "The database can't be opened: its disk has less than 64 MB free. Make room on it.",
    );
  } finally {
    execFileSync('umount', ['--lazy', disk]);
    rmdirSync(disk);
  }
});
