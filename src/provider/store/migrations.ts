import { setTimeout } from 'node:timers/promises';
import type { Database, Queries } from '../database/database.ts';
import { StartProblem } from '../errors/problem.ts';
import { UnavailableError } from '../errors/unavailable-error.ts';

// Bodies are `json`, not `jsonb`: they stay as they came, in the order of their keys, and may hold U+0000.
/** The database has version n once the first n of these statements were applied. Add to the end, never change. */
export const migrations = [
  `create table if not exists invitations (
    token_hash text primary key,
    request json not null,
    made_at timestamptz not null
  )`,
  `create table if not exists mails (
    id bigint generated always as identity primary key,
    mail json not null,
    sent_at timestamptz not null
  )`,
  `create table if not exists submissions (
    id bigint generated always as identity primary key,
    call text not null,
    body json not null,
    secrets json not null,
    unique_hash text,
    stored_at timestamptz not null
  )`,
  `create unique index if not exists submissions_unique on submissions (call, unique_hash)`,
  `create table if not exists files (
    id text primary key,
    call text not null,
    name text not null,
    type text not null,
    size bigint not null,
    content bytea not null,
    stored_at timestamptz not null
  )`,
  `create table if not exists replies (
    call text not null,
    key_hash text not null,
    body_hash text not null,
    reply json,
    made_at timestamptz not null,
    primary key (call, key_hash, body_hash)
  )`,
  `create table if not exists secrets (
    name text primary key,
    value text not null
  )`,
  'alter table invitations add column if not exists application_hash text',
  'create unique index if not exists invitations_application on invitations (application_hash)',
  'alter table submissions add column if not exists application_hash text',
  `create unique index if not exists submissions_application on submissions (call, application_hash)`,
  // Mails of earlier versions are not sealed.
  `delete from mails where mail ->> 'sealed' is null`,
  // Mails that go out by SMTP, and how far they are.
  `alter table mails
    add column if not exists next_try timestamptz,
    add column if not exists attempts integer not null default 0,
    add column if not exists delivered_at timestamptz,
    add column if not exists failure text`,
  'create index if not exists mails_due on mails (next_try) where next_try is not null',
  `create table if not exists drafts (
    application_hash text primary key,
    draft text not null,
    saved_at timestamptz not null
  )`,
  // The application whose body brought a file; without one it came by a call of its own.
  'alter table files add column if not exists application_hash text',
  'create index if not exists files_application on files (application_hash)',
  // A key belongs to one body.
  `delete from replies using replies as other
    where replies.call = other.call and replies.key_hash = other.key_hash and replies.ctid < other.ctid`,
  'create unique index if not exists replies_key on replies (call, key_hash)',
  // The table of RateLimiterPostgres. It is not logged: a crash of the server may forget what was counted.
  `create unlogged table limits (
    key varchar(255) primary key,
    points integer not null default 0,
    expire bigint
  )`,
  // Mails and webhooks wait in one table. Processes of earlier versions go on with its mails by the view, whose barrier
  // keeps their conditions away from webhooks.
  `alter table mails rename to deliveries`,
  `alter table deliveries rename column mail to content`,
  `alter table deliveries rename column sent_at to made_at`,
  `alter table deliveries
    add column kind text not null default 'mail',
    add column message_id uuid not null default gen_random_uuid(),
    add column submission_id bigint references submissions on delete cascade,
    add column application_hash text`,
  `create view mails with (security_barrier) as
    select id, content as mail, made_at as sent_at, next_try, attempts, delivered_at, failure
    from deliveries where kind = 'mail'`,
  `create index deliveries_submission on deliveries (submission_id)`,
  `create index deliveries_application on deliveries (application_hash, id)`,
  // What is needed to show an application as its visitor answered it; see definitions.ts.
  `create table definitions (
    hash text primary key,
    version text not null,
    screens json not null,
    made_at timestamptz not null
  )`,
  `alter table submissions
    add column screen text,
    add column version text,
    add column definitions_hash text references definitions (hash)`,
  `alter table drafts
    add column version text,
    add column definitions_hash text references definitions (hash)`,
  'create index submissions_definitions on submissions (definitions_hash, call)',
  'create index submissions_kinds on submissions (call, screen, version, stored_at)',
  // What a file and a reply belong to, with which they are removed. A file of neither was uploaded, and never sent.
  `alter table files add column submission_id bigint references submissions on delete cascade`,
  'create index files_submission on files (submission_id)',
  `update files set submission_id = owners.id from (
      select submissions.id, found[1] as file_id
      from submissions, regexp_matches(body::text, '"([A-Za-z0-9_-]{43})"', 'g') as found
    ) as owners where files.id = owners.file_id`,
  `alter table replies
    add column submission_id bigint references submissions on delete cascade,
    add column token_hash text references invitations on delete cascade`,
  'create index replies_submission on replies (submission_id)',
  'create index replies_token on replies (token_hash)',
  // When the last attempt failed.
  'alter table deliveries add column failed_at timestamptz',
];

/** The version of a database in which no version is recorded, but which has the last of these changes. */
const firstRecorded = { version: 19, index: 'replies_key' };

/** Seconds that a change waits for the tables that busy processes use; meanwhile their calls wait for it. */
const lockTimeout = 2;
/** Changes are tried for a minute. */
const tries = 20;
/** Milliseconds between two tries. */
const pause = 1000;

/**
 * Brings a database to the present version. One that has it already is only read; several processes can do it at once, also
 * beside others that are busy.
 *
 * @throws StartProblem where the database is of a later version, or its tables don't become free
 */
export async function migrate(database: Database): Promise<void> {
  for (let left = tries; left > 0; left--) {
    try {
      if (await isPresent(database)) return;
      return await database.transaction(applyRest);
    } catch (error) {
      if (!(error instanceof UnavailableError)) throw error;
      await setTimeout(pause);
    }
  }
  throw new StartProblem(
    'The tables of the database could not be changed, since other processes use them. ' +
      'Start the provider when they are less busy, or stop them meanwhile.',
  );
}

async function isPresent(queries: Queries): Promise<boolean> {
  const { version, isRecorded } = await versionOf(queries);
  return isRecorded && version === migrations.length;
}

/** Applies the statements that a database lacks. */
async function applyRest(queries: Queries): Promise<void> {
  await queries.query("select pg_advisory_xact_lock(hashtext('migrations'))");
  const { version, isRecorded } = await versionOf(queries);
  // Another process may have applied them meanwhile.
  if (isRecorded && version === migrations.length) return;
  await queries.query(`set local lock_timeout = '${lockTimeout}s'`);
  for (const sql of migrations.slice(version)) await queries.query(sql);
  await queries.query(
    `create table if not exists migrations (
      version integer primary key,
      applied_at timestamptz not null default now()
    )`,
  );
  await queries.query('insert into migrations (version) values ($1)', [migrations.length]);
}

/**
 * Reads the version of a database; 0 of an empty one.
 *
 * @throws StartProblem where this provider does not know the version
 */
async function versionOf(queries: Queries): Promise<{ version: number; isRecorded: boolean }> {
  // Unlike to_regclass(), this finds what another process has just made.
  const found = await queries.query(
    `select relname from pg_class
    where relnamespace::regnamespace::name = any (current_schemas(false)) and relname in ('migrations', $1)`,
    [firstRecorded.index],
  );
  const names = found.map(({ relname }) => relname);
  if (!names.includes('migrations')) {
    const { version, index } = firstRecorded;
    return { version: names.includes(index) ? version : 0, isRecorded: false };
  }
  const [recorded] = await queries.query('select max(version) as version from migrations');
  const version = Number(recorded?.version);
  if (version <= migrations.length) return { version, isRecorded: true };
  throw new StartProblem(
    `The database has version ${version}, and this provider knows versions up to ${migrations.length}. ` +
      'Start the version of the provider that has used it last, or a later one.',
  );
}
