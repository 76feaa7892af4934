import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readBasePath } from '../core/base-path.ts';
import { readProviderHost } from '../core/provider-host.ts';
import type { LimitSettings } from './calls/limits.ts';
import type { PostgresLimits } from './database/postgres.ts';
import { StartProblem } from './errors/problem.ts';
import type { MailSettings } from './mail/mail-sender.ts';

export type Settings = {
  /** Port to listen on; 0 lets the system choose. */
  port: number;
  /** The one address to listen on; without it both loopback addresses, so that "localhost" always leads here. */
  host?: string;
  /** Folder of the database. */
  data: string;
  /** Address of a PostgreSQL server; without it, the database is in the data folder. */
  databaseUrl?: string;
  /** The connections to the server, and how long it may take for an answer. */
  databaseLimits?: PostgresLimits;
  /** Folder of app.json and sandbox.json. */
  forms: string;
  /** Folder of the built product; without it (OUT_DIR="") only calls and the provider's own pages are served. */
  dist?: string;
  /** Other origins whose pages may make the calls. */
  origins: string[];
  /** Names under which the server is reached, beside those that it knows itself. */
  hosts?: string[];
  /** Days after which the token of a mail is no longer admitted. */
  tokenDays?: number;
  /** Minutes in which an application that is stored can be replaced; then its review begins. */
  reviewMinutes?: number;
  /** Calls from one address in a minute, mails to one recipient in an hour, and megabytes of all files; none without it. */
  limits?: LimitSettings & { filesMb?: number };
  /** The server that mails go out by; without it they lie in the outbox alone. */
  mail?: MailSettings;
  /** Seconds that calls and mails under way may take once the provider is told to stop; 30 by default. */
  shutdownSeconds?: number;
  /** The key of the provider's own pages; without it one is made, and requests from this machine may need none. */
  pagesKey?: string;
  /** The address that the product was built to call, where it is not that of app.json. */
  providerHost?: string | undefined;
  /** The path that the product was built for, "/apply"; the root of the host by default. */
  basePath?: string;
};

/**
 * Reads the settings from environment variables: PORT, HOST, SANDBOX_DATA, FORMS_DIR, OUT_DIR, SANDBOX_ORIGINS,
 * SANDBOX_HOSTS, SANDBOX_TOKEN_DAYS, SANDBOX_REVIEW_MINUTES, SANDBOX_CALLS_PER_MINUTE,
 * SANDBOX_MAILS_PER_HOUR, SANDBOX_FILES_MB, DATABASE_URL, DATABASE_CONNECTIONS, DATABASE_TIMEOUT_SECONDS, SHUTDOWN_SECONDS,
 * SMTP_URL, MAIL_FROM, SANDBOX_KEY, PROVIDER_HOST and BASE_PATH.
 * Relative folders are below the working directory.
 *
 * @param env e.g. `process.env`
 * @param project folder of the project, for the default folders
 * @throws StartProblem when a value can't be used
 */
export function readSettings(env: Record<string, string | undefined>, project: string): Settings {
  return {
    port: readPort(env.PORT?.trim() || '4173'),
    host: env.HOST?.trim() || undefined,
    data: resolve(env.SANDBOX_DATA || join(project, '.sandbox')),
    databaseUrl: readDatabaseUrl(env.DATABASE_URL?.trim()),
    databaseLimits: {
      connections: readCount(env, 'DATABASE_CONNECTIONS', 'connections', 10),
      timeout: readCount(env, 'DATABASE_TIMEOUT_SECONDS', 'seconds', 10),
    },
    shutdownSeconds: readCount(env, 'SHUTDOWN_SECONDS', 'seconds', 30),
    forms: resolve(env.FORMS_DIR || join(project, 'forms')),
    dist: env.OUT_DIR === '' ? undefined : resolve(env.OUT_DIR ?? join(project, 'dist')),
    origins: (env.SANDBOX_ORIGINS ?? '').split(',').flatMap((origin) => readOrigin(origin.trim())),
    hosts: namesIn(env.SANDBOX_HOSTS),
    tokenDays: readCount(env, 'SANDBOX_TOKEN_DAYS', 'days', 7),
    reviewMinutes: readCount(env, 'SANDBOX_REVIEW_MINUTES', 'minutes', 60),
    limits: {
      callsPerMinute: readCount(env, 'SANDBOX_CALLS_PER_MINUTE', 'calls', 300),
      mailsPerHour: readCount(env, 'SANDBOX_MAILS_PER_HOUR', 'mails', 10),
      filesMb: readCount(env, 'SANDBOX_FILES_MB', 'megabytes', 500),
    },
    mail: readMail(env),
    pagesKey: env.SANDBOX_KEY?.trim() || undefined,
    providerHost: orProblem(() => readProviderHost(env.PROVIDER_HOST)),
    basePath: orProblem(() => readBasePath(env.BASE_PATH)),
  };
}

/** Makes the error of a reader one that a start explains without a stack. */
function orProblem<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new StartProblem((error as Error).message);
  }
}

/** @throws StartProblem when the product that is to be served has not been built */
export function checkBuild({ dist }: Settings): void {
  if (dist === undefined || existsSync(join(dist, 'index.html'))) return;
  throw new StartProblem(`There is no ${join(dist, 'index.html')}. Run: npm run build`);
}

function readPort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port <= 65535) return port;
  throw new StartProblem(
    `PORT is "${text}", but must be a whole number from 0 to 65535, for instance PORT=4173.`,
  );
}

const namesIn = (text = ''): string[] =>
  text.split(',').flatMap((name) => name.trim().toLowerCase() || []);

/** Reads how many of something a variable says, at least one. */
function readCount(
  env: Record<string, string | undefined>,
  name: string,
  unit: string,
  usual: number,
): number {
  const text = env[name]?.trim() || String(usual);
  if (/^\d{1,6}$/.test(text) && Number(text) > 0) return Number(text);
  throw new StartProblem(
    `${name} is "${text}", but must be a whole number of ${unit} from 1 to 999999, for instance ${name}=${usual}.`,
  );
}

function readDatabaseUrl(url: string | undefined): string | undefined {
  if (!url) return undefined;
  if (/^postgres(ql)?:/.test(url)) return url;
  throw new StartProblem(
    'DATABASE_URL must be the address of a PostgreSQL database, for instance DATABASE_URL=postgresql://user:password@localhost/name.',
  );
}

function readMail(env: Record<string, string | undefined>): MailSettings | undefined {
  const url = env.SMTP_URL?.trim();
  const from = env.MAIL_FROM?.trim();
  if (!url) return undefined;
  if (!/^smtps?:$/.test(URL.canParse(url) ? new URL(url).protocol : '')) {
    throw new StartProblem(
      'SMTP_URL must be the address of an SMTP server, for instance SMTP_URL=smtps://user:password@smtp.example.',
    );
  }
  if (from) return { url, from };
  throw new StartProblem(
    'SMTP_URL needs MAIL_FROM, which says whom mails are from, for instance MAIL_FROM="Example <no-reply@example.com>".',
  );
}

function readOrigin(text: string): string[] {
  if (text === '') return [];
  const origin = URL.canParse(text) ? new URL(text).origin : 'null';
  if (origin !== 'null' && (text === origin || text === `${origin}/`)) return [origin];
  throw new StartProblem(
    `SANDBOX_ORIGINS has "${text}", but each entry must be a scheme, a host and perhaps a port, ` +
      'for instance SANDBOX_ORIGINS=http://localhost:5173.',
  );
}
