// Proves that the embedded database goes on after a failed statement, and does nothing any more once the disk was full.
import { expect, it } from 'vitest';
import { openNewDatabase } from '../provider.ts';

const fail = (code: string) => `do $$ begin raise exception 'no' using errcode = '${code}'; end $$`;

it('the database goes on after an error in a statement', async () => {
  const database = await openNewDatabase();
  await expect(database.query('select 1/0')).rejects.toMatchObject({ code: '22012' });
  expect(await database.query('select $1::json as body', ['{"a": 1}'])).toEqual([
    { body: { a: 1 } },
  ]);
  await database.close();
});

it('the database refuses everything after the disk was full, also what was waiting, and can be closed', async () => {
  const database = await openNewDatabase();
  const answers = await Promise.allSettled([
    database.query('select 1'),
    database.query(fail('53100')),
    database.query('select 1'),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
  await expect(database.query('select 1')).rejects.toThrow(
    'The database has stopped (the disk is full). Make sure that there is room on the disk, then start the provider again.',
  );
  await database.close();
});
