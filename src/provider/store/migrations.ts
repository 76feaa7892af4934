import type { Database } from '../database/database.ts';

// Bodies are `json`, not `jsonb`: they stay as they came, in the order of their keys, and may hold U+0000.
const migrations = [
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
];

/**
 * Brings a database to the present shape; harmless on one that has it already, and beside other processes that do the same.
 * Add to the end, never change.
 */
export async function migrate(database: Database): Promise<void> {
  await database.transaction(async (queries) => {
    await queries.query("select pg_advisory_xact_lock(hashtext('migrations'))");
    for (const sql of migrations) await queries.query(sql);
  });
}
