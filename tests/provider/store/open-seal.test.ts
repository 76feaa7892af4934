// Proves that a database opens with its own keys alone, and that another key loses no mail and no draft.
import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { newToken } from '../../../src/provider/crypto/hashing.ts';
import { createSeal, type Seal } from '../../../src/provider/crypto/seal.ts';
import type { Database } from '../../../src/provider/database/database.ts';
import { StartProblem } from '../../../src/provider/errors/problem.ts';
import { takeDue } from '../../../src/provider/store/deliveries.ts';
import { findDraft, putDraft } from '../../../src/provider/store/drafts.ts';
import { addInvitation } from '../../../src/provider/store/invitations.ts';
import { openSeal } from '../../../src/provider/store/open-seal.ts';
import { openProvider, visitor } from '../provider.ts';

const [oldKey, newKey] = [randomBytes(32), randomBytes(32)];
const draft = { version: 1, answers: { name: 'Ada' }, times: {} };
const time = new Date('2031-02-03T04:05:06Z');

let folder: string;
let database: Database;
beforeAll(async () => {
  database = (await openProvider()).database;
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'open-seal-'));
  for (const table of ['secrets', 'mails', 'drafts', 'invitations'])
    await database.query(`delete from ${table}`);
});
afterEach(() => rm(folder, { recursive: true }));

const open = (...keys: Buffer[]) => openSeal(database, { keys, folder });

async function problemOf(opening: Promise<Seal>): Promise<string> {
  const problem: unknown = await opening.catch((error: unknown) => error);
  expect(problem).toBeInstanceOf(StartProblem);
  return (problem as StartProblem).message;
}

/** Has a mail that waits and a saved draft, of a process with this seal. */
async function fill(seal: Seal, application = 'one'): Promise<void> {
  const mail = { to: visitor.email, subject: 'Welcome', text: 'Go on', link: '/' };
  const invitation = { token: newToken(), request: visitor, mail, time, goesOut: true };
  await addInvitation(database, invitation, seal);
  await putDraft(database, { application, draft, time }, seal);
}

const until = new Date(time.getTime() + 120_000);
/** Takes the mail that is due, and opens it. */
async function takeMail(seal: Seal) {
  const due = await takeDue(database, { kind: 'mail', now: time, until }, seal);
  if (!due) return undefined;
  const mail = seal.open(JSON.parse(due.content).sealed);
  return { attempts: due.attempts, mail: mail && JSON.parse(mail) };
}

it('a new database takes the key that a start makes in the data folder, and asks for it then', async () => {
  const made = await openSeal(database, { folder });
  expect(await readdir(folder)).toEqual(['mail-key']);
  const again = await openSeal(database, { folder });
  expect(again.open(made.seal('a link'))).toBe('a link');
  expect(again.sign('x')).toBe(made.sign('x'));
  await rm(join(folder, 'mail-key'));
  expect(await problemOf(openSeal(database, { folder }))).toBe(
    `The key of this database is missing: there is no file mail-key in ${folder}. Set ENCRYPTION_KEYS to it, or copy the file.`,
  );
  expect(await readdir(folder)).toEqual([]);
});

it('of two starts with keys of their own on a new database, the second one is refused', async () => {
  const ended = await Promise.allSettled([open(oldKey), open(newKey)]);
  expect(ended.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

it('another key does not start, and takes no mail and no draft of the first one', async () => {
  const first = await open(oldKey);
  await fill(first);
  expect(await problemOf(open(newKey))).toMatch(
    /^Another key has encrypted the data of this database than ENCRYPTION_KEYS\. Set ENCRYPTION_KEYS to that key/,
  );
  const stranger = createSeal(newKey);
  expect(await takeMail(stranger)).toBeUndefined();
  await expect(findDraft(database, 'one', stranger)).rejects.toMatchObject({ status: 503 });
  expect(await takeMail(first)).toMatchObject({ attempts: 0, mail: { to: visitor.email } });
  expect(await findDraft(database, 'one', first)).toEqual(draft);
});

it('a database of an earlier version asks for the key of its mails too', async () => {
  const first = createSeal(oldKey);
  await fill(first);
  // Sealed texts did not name their key, and the secret stood in clear.
  await database.query("update drafts set draft = split_part(draft, '.', 2)");
  await database.query(
    `update mails set mail = json_build_object('sealed', split_part(mail ->> 'sealed', '.', 2))`,
  );
  await database.query("insert into secrets (name, value) values ('csrf', 'in-clear')");
  expect(await problemOf(open(newKey))).toContain('Another key has encrypted');
  expect(await problemOf(openSeal(database, { folder }))).toContain('there is no file mail-key');
  const again = await open(oldKey);
  expect(await findDraft(database, 'one', again)).toEqual(draft);
  expect(await takeMail(again)).toMatchObject({ mail: { to: visitor.email } });
  const [row] = await database.query('select value from secrets');
  expect(again.open(String(row?.value))).toBe('in-clear');
});

it.each([
  ['at once', [[newKey, oldKey]]],
  [
    'in two steps',
    [
      [oldKey, newKey],
      [newKey, oldKey],
    ],
  ],
])(
  'keys are changed %s beside a process with the former one, and nothing is lost',
  async (_how, steps) => {
    const first = await open(oldKey);
    await fill(first, 'one');
    let rotated = first;
    for (const keys of steps) rotated = await open(...keys);
    // The former process goes on, and both accept each other's cookies.
    expect(rotated.sign('cookie')).toBe(first.sign('cookie'));
    expect(await findDraft(database, 'one', rotated)).toEqual(draft);
    expect(await takeMail(rotated)).toMatchObject({ mail: { to: visitor.email } });
    await fill(rotated, 'two');
    expect(await takeMail(first)).toBeUndefined();
    await expect(findDraft(database, 'two', first)).rejects.toMatchObject({ status: 503 });
    expect(await takeMail(rotated)).toMatchObject({ attempts: 0, mail: { to: visitor.email } });

    expect(await problemOf(open(oldKey))).toContain('Another key has encrypted');
    expect(await problemOf(open(newKey))).toMatch(
      /^A former key has encrypted 1 saved drafts and 1 waiting mails of this database\. Put it behind/,
    );
    await database.query('update mails set next_try = null');
    await database.query('delete from drafts where draft not like $1', [`${rotated.keyIds[0]}.%`]);
    const last = await open(newKey);
    expect(await findDraft(database, 'two', last)).toEqual(draft);
  },
);
