import { newToken } from '../crypto/hashing.ts';
import { makeKeyFile, readKeyFile } from '../crypto/key-file.ts';
import { createSeal, type Seal, sealedBy } from '../crypto/seal.ts';
import type { Database, Queries } from '../database/database.ts';
import { StartProblem } from '../errors/problem.ts';

/** Where the keys of a database come from. */
export interface KeySource {
  /** Keys of 32 bytes: the present one, then former ones. Without them, the data folder has the key. */
  keys?: Buffer[] | undefined;
  /** The data folder. */
  folder: string;
}

/** The secret that signs cookies. Since it is stored sealed, it also tells which key belongs to a database. */
const signingSecret = 'csrf';

/**
 * Returns the seal of a database. A new database takes the key that it is given, or one that is made in the data folder. A
 * present key that is new to the database becomes the one that it asks for.
 *
 * @throws StartProblem when the keys are not those of the database, or a former key that is still needed is missing
 */
export async function openSeal(
  database: Database,
  { keys = [], folder }: KeySource,
): Promise<Seal> {
  const [present, ...former] = keys.length > 0 ? keys : await keysInFolder(folder, database);
  if (!present) {
    throw new StartProblem(
      `The key of this database is missing: there is no file mail-key in ${folder}. Set ENCRYPTION_KEYS to it, or copy the file.`,
    );
  }
  const trial = createSeal(present, former);
  const secret = await database.transaction((queries) => openSecret(queries, trial));
  if (secret === undefined) {
    const name = keys.length > 0 ? 'ENCRYPTION_KEYS' : `the file mail-key in ${folder}`;
    throw new StartProblem(
      `Another key has encrypted the data of this database than ${name}. Set ENCRYPTION_KEYS to that key; ` +
        'to change it, put the new key before it.',
    );
  }
  const { drafts, mails } = await countSealedOtherwise(database, trial);
  if (drafts + mails > 0) {
    throw new StartProblem(
      `A former key has encrypted ${drafts} saved drafts and ${mails} waiting mails of this database. ` +
        'Put it behind the present one in ENCRYPTION_KEYS until they are gone.',
    );
  }
  return createSeal(present, former, secret);
}

/** Returns the key of the data folder, which a new database gets; none where that of a used database is missing. */
async function keysInFolder(folder: string, queries: Queries): Promise<Buffer[]> {
  const key = await readKeyFile(folder);
  if (key) return [key];
  return (await anySealed(queries)) ? [] : [await makeKeyFile(folder)];
}

/** Reads the signing secret, or makes it, and stores it sealed with the present key; `undefined` where no key opens it. */
async function openSecret(queries: Queries, seal: Seal): Promise<string | undefined> {
  await queries.query("select pg_advisory_xact_lock(hashtext('secrets'))");
  const stored = await findSecret(queries);
  const isSealed = stored !== undefined && sealedBy(stored) !== undefined;
  if (!isSealed) {
    // An earlier version stored the secret in clear; a mail tells then which key belongs to the database.
    const sealed = await anySealed(queries);
    if (sealed !== undefined && seal.open(sealed) === undefined) return undefined;
  }
  const secret = isSealed ? seal.open(stored) : (stored ?? newToken());
  if (secret === undefined) return undefined;
  if (!isSealed || sealedBy(stored) !== seal.keyIds[0]) {
    const sql = `insert into secrets (name, value) values ($1, $2)
      on conflict (name) do update set value = excluded.value`;
    await queries.query(sql, [signingSecret, seal.seal(secret)]);
  }
  return secret;
}

async function findSecret(queries: Queries): Promise<string | undefined> {
  const [row] = await queries.query('select value from secrets where name = $1', [signingSecret]);
  return row && String(row.value);
}

/** Returns a text of the database that a key has sealed; `undefined` where there is none. */
async function anySealed(queries: Queries): Promise<string | undefined> {
  const secret = await findSecret(queries);
  if (secret !== undefined && sealedBy(secret) !== undefined) return secret;
  const sql = `select mail ->> 'sealed' as sealed from mails where next_try is not null
    union all select draft from drafts limit 1`;
  const [row] = await queries.query(sql);
  return row && String(row.sealed);
}

async function countSealedOtherwise(queries: Queries, { keyIds }: Seal) {
  const isOther = (column: string) =>
    `${column} like '%.%' and split_part(${column}, '.', 1) <> all($1::text[])`;
  const [row] = await queries.query(
    `select
      (select count(*) from drafts where ${isOther('draft')}) as drafts,
      (select count(*) from mails where next_try is not null and ${isOther("(mail ->> 'sealed')")}) as mails`,
    [keyIds],
  );
  return { drafts: Number(row?.drafts), mails: Number(row?.mails) };
}
