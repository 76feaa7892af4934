import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { inject, vi } from 'vitest';
import type { AppFile } from '../../src/definition/files/app.ts';
import type { SandboxFile } from '../../src/definition/files/sandbox.ts';
import { createSeal } from '../../src/provider/crypto/seal.ts';
import type { Database } from '../../src/provider/database/database.ts';
import { openPglite } from '../../src/provider/database/pglite.ts';
import { createServer, type ServerOptions } from '../../src/provider/server.ts';
import { migrate } from '../../src/provider/store/migrations.ts';
import { hashSecret } from './cheap-hash.ts';
import { copyDatabase } from './copy-database.ts';

// A database takes seconds to be made, and longer while many tests make theirs.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const colours = { primary: '#1451c4', error: '#b3261e' };

export const app: AppFile = {
  name: 'Example',
  language: 'en',
  theme: { light: colours, dark: colours },
  messages: {},
  provider: { host: '', csrf: { cookie: 'XSRF-TOKEN', header: 'X-XSRF-TOKEN' } },
  calls: {
    email: { method: 'POST', path: '/publisher/signup/email' },
    load: { method: 'POST', path: 'publisher/signup/load', cookies: true, errors: '/errors' },
    save: { method: 'POST', path: 'publisher/signup/save', cookies: true, errors: '/errors' },
    booking: { method: 'GET', path: '/bookings/{code}' },
    ticket: { method: 'GET', path: '/bookings/{code}/ticket.{format}' },
    cancel: { method: 'DELETE', path: '/bookings/{code}' },
    done: { method: 'PUT', path: '/done' },
    upload: { method: 'POST', path: '/files' },
    forgotten: { method: 'POST', path: '/forgotten' },
  },
};

export const sandbox: SandboxFile = {
  data: { channels: [{ id: 1, name: 'Email' }] },
  calls: {
    email: {
      do: 'invite',
      to: { from: '/body/email' },
      subject: 'Welcome, {first_name}',
      text: 'Dear {first_name},\n\nplease go on at {link}\n\nYours, {nobody}',
      link: '/signup?token={token}',
      answer: { body: { ok: true } },
    },
    load: {
      do: 'admit',
      token: { from: '/body/token' },
      answer: {
        body: {
          data: {
            channels: { from: '/data/channels' },
            publisher: { first_name: { from: '/invitation/first_name' } },
          },
        },
      },
      refuse: { body: { errors: ['This link is not valid.'] } },
    },
    save: {
      do: 'store',
      unique: '/login_name',
      hash: ['/password'],
      drop: ['/confirmPassword'],
      answer: { body: { data: { saved: true } } },
      taken: { body: { errors: { login_name: 'taken' } } },
    },
    booking: {
      do: 'respond',
      answer: { body: { code: { from: '/params/code' }, seats: { from: '/query/seats' } } },
    },
    ticket: { do: 'respond', answer: { body: { from: '/params' } } },
    cancel: { do: 'respond', answer: { status: 204 } },
    done: { do: 'respond', answer: {} },
    upload: {
      do: 'keep',
      accept: ['.pdf', '.png', '.txt'],
      maxSize: '20 kB',
      answer: { status: 201, body: { from: '/file' } },
    },
  },
};

export const secret = 'Tr0ub4dor-and-3';

export type Provider = {
  server: Hono;
  database: Database;
  logged: string[];
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  /** The link in the newest mail. */
  newestLink(): Promise<string>;
};

/** A database of its own, whose files go with the one that they are copied from. */
export async function openNewDatabase(log?: (line: string) => void): Promise<Database> {
  const newData = inject('newData');
  return openPglite(copyDatabase(newData, join(newData, randomUUID())), log);
}

/** The database of all providers in this process: to open one takes longer than most tests. */
let shared: Promise<Database> | undefined;

async function emptySharedDatabase(): Promise<Database> {
  shared ??= openNewDatabase();
  const database = await shared;
  await migrate(database);
  await database.query(
    'truncate invitations, deliveries, submissions, files, replies, drafts restart identity',
  );
  return { ...database, close: async () => {} };
}

/** The seal of all providers, some of which share a database. */
const seal = createSeal(Buffer.alloc(32));

/** The real provider; on an empty database unless it is given one. */
export async function openProvider(options: Partial<ServerOptions> = {}): Promise<Provider> {
  const logged: string[] = [];
  const database = options.database ?? (await emptySharedDatabase());
  await migrate(database);
  const now = () => new Date('2031-02-03T04:05:06Z');
  const log = (line: string) => logged.push(line);
  const server = createServer({ app, sandbox, now, log, seal, hashSecret, ...options, database });
  const get: Provider['get'] = async (path, headers = {}) => server.request(path, { headers });
  return {
    server,
    database,
    logged,
    get,
    post: async (path, body, headers = {}) =>
      server.request(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    newestLink: async () => (await (await get('/sandbox/outbox.json')).json())[0].link,
  };
}

export const emailPath = '/publisher/signup/email';
export const loadPath = '/publisher/signup/load';
export const savePath = '/publisher/signup/save';

export const visitor = { first_name: 'Ada', last_name: 'Lovelace', email: 'ada@example.com' };
