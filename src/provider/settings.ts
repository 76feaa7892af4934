import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readBasePath } from '../core/base-path.ts';
import { readProviderHost } from '../core/provider-host.ts';
import type { LimitSettings } from './calls/limits.ts';
import type { PostgresLimits } from './database/postgres.ts';
import { errorCode, StartProblem } from './errors/problem.ts';
import { readPublicOrigin } from './http/public-url.ts';
import { readTrustedProxies, type TrustedProxies } from './http/trusted-proxies.ts';
import { type MailSettings, readMailSettings } from './mail/mail-settings.ts';
import { withNewNames } from './renamed-settings.ts';
import { defaultRetention, type Retention } from './retention/retention.ts';
import { readWebhookSettings, type WebhookSettings } from './webhook/webhook-settings.ts';

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
  /** The origin at which visitors open the product, which mails lead to; without it, that of each request. */
  publicOrigin?: string | undefined;
  /** The proxies whose X-Forwarded-* headers count. */
  proxies?: TrustedProxies;
  /** The most connections at a time. */
  maxConnections?: number;
  /** How long data is stored; by default as long as the table of settings says. */
  retention?: Omit<Retention, 'callDays'>;
  /** Minutes in which an application that is stored can be replaced; then its review begins. */
  reviewMinutes?: number;
  /** The limits of calls and mails, and the megabytes of all files; none without it. */
  limits?: LimitSettings & { filesMb?: number; filesMbPerNetwork?: number };
  /** The server that mails go out by; without it they lie in the outbox alone. */
  mail?: MailSettings;
  /** The system that gets each application; without it, applications stay in the database. */
  webhook?: WebhookSettings | undefined;
  /** Seconds that calls and deliveries under way may take once the provider is told to stop; 30 by default. */
  shutdownSeconds?: number;
  /** The key of the provider's own pages; without it one is made, and requests from this machine may need none. */
  pagesKey?: string;
  /** The keys of mails and drafts, 32 bytes each: the present one, then former ones; without them, a file has the key. */
  encryptionKeys?: Buffer[] | undefined;
  /** Seconds in which the process still answers once it was told to stop, while balancers send it no new requests. */
  stopDelay?: number;
  /** The address that the product was built to call, where it is not that of app.json. */
  providerHost?: string | undefined;
  /** The path that the product was built for, "/apply"; the root of the host by default. */
  basePath?: string;
};

/**
 * Reads the settings from environment variables, which forms/manual/commands-and-settings.md lists. Those with secrets can also
 * come from files, which DATABASE_URL_FILE, for instance, names. Relative folders are below the working directory.
 *
 * @param variables e.g. `process.env`
 * @param project folder of the project, for the default folders
 * @throws StartProblem when a value can't be used
 */
export function readSettings(
  variables: Record<string, string | undefined>,
  project: string,
): Settings {
  const env = withNewNames(variables);
  const basePath = orProblem(() => readBasePath(env.BASE_PATH));
  const publicUrl = env.PUBLIC_URL?.trim();
  return {
    port: readPort(env.PORT?.trim() || '4173'),
    host: env.HOST?.trim() || undefined,
    data: resolve(env.DATA_DIR || join(project, '.sandbox')),
    databaseUrl: readDatabaseUrl(readSecret(env, 'DATABASE_URL')),
    databaseLimits: {
      connections: readCount(env, 'DATABASE_CONNECTIONS', 'connections', 10),
      timeout: readCount(env, 'DATABASE_TIMEOUT_SECONDS', 'seconds', 10),
    },
    shutdownSeconds: readCount(env, 'SHUTDOWN_SECONDS', 'seconds', 30),
    forms: resolve(env.FORMS_DIR || join(project, 'forms')),
    dist: env.OUT_DIR === '' ? undefined : resolve(env.OUT_DIR ?? join(project, 'dist')),
    origins: (env.ALLOWED_ORIGINS ?? '').split(',').flatMap((origin) => readOrigin(origin.trim())),
    hosts: namesIn(env.ALLOWED_HOSTS),
    publicOrigin: publicUrl ? readPublicOrigin(publicUrl, basePath) : undefined,
    proxies: readTrustedProxies(env.TRUSTED_PROXIES ?? ''),
    maxConnections: readCount(env, 'MAX_CONNECTIONS', 'connections', 2000),
    retention: readRetention(env),
    reviewMinutes: readCount(env, 'REVIEW_MINUTES', 'minutes', 60),
    limits: {
      callsPerMinute: readCount(env, 'CALLS_PER_MINUTE', 'calls', 300),
      mailsPerHour: readCount(env, 'MAILS_PER_HOUR', 'mails', 10),
      mailsPerNetwork: readCount(env, 'MAILS_PER_HOUR_AND_NETWORK', 'mails', 100),
      mailsInAll: readCount(env, 'MAILS_PER_HOUR_IN_ALL', 'mails', 3000),
      filesMb: readCount(env, 'FILES_MB', 'megabytes', 500),
      filesMbPerNetwork: readCount(env, 'FILES_MB_PER_NETWORK', 'megabytes', 100),
    },
    mail: readMailSettings(
      { SMTP_URL: readSecret(env, 'SMTP_URL'), MAIL_FROM: env.MAIL_FROM },
      readCount(env, 'MAIL_CONNECTIONS', 'connections', 5),
    ),
    webhook: readWebhookSettings(
      {
        WEBHOOK_URL: readSecret(env, 'WEBHOOK_URL'),
        WEBHOOK_SECRETS: readSecret(env, 'WEBHOOK_SECRETS'),
      },
      {
        timeout: readCount(env, 'WEBHOOK_TIMEOUT_SECONDS', 'seconds', 15),
        httpHosts: namesIn(env.WEBHOOK_HTTP_HOSTS),
      },
    ),
    pagesKey: readPagesKey(readSecret(env, 'PAGES_KEY')),
    encryptionKeys: readKeys(readSecret(env, 'ENCRYPTION_KEYS')),
    stopDelay: readCount(env, 'STOP_DELAY_SECONDS', 'seconds', 0),
    providerHost: orProblem(() => readProviderHost(env.PROVIDER_HOST)),
    basePath,
  };
}

function readRetention(env: Record<string, string | undefined>): Omit<Retention, 'callDays'> {
  const usual = defaultRetention;
  return {
    tokenDays: readCount(env, 'TOKEN_DAYS', 'days', usual.tokenDays),
    replyHours: readCount(env, 'REPLY_HOURS', 'hours', usual.replyHours),
    deliveryDays: readCount(env, 'DELIVERY_DAYS', 'days', usual.deliveryDays),
    unusedFileHours: readCount(env, 'UNUSED_FILE_HOURS', 'hours', usual.unusedFileHours),
    applicationDays: readCount(env, 'APPLICATION_DAYS', 'days', usual.applicationDays),
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

/** Reads how many of something a variable says: at least one, unless it is none by default. */
function readCount(
  env: Record<string, string | undefined>,
  name: string,
  unit: string,
  usual: number,
): number {
  const text = env[name]?.trim() || String(usual);
  const least = Math.min(1, usual);
  if (/^\d{1,6}$/.test(text) && Number(text) >= least) return Number(text);
  throw new StartProblem(
    `${name} is "${text}", but must be a whole number of ${unit} from ${least} to 999999, for instance ${name}=${usual}.`,
  );
}

/** Reads a setting that is secret, from its variable or from the file that the variable with `_FILE` names. */
function readSecret(env: Record<string, string | undefined>, name: string): string | undefined {
  const value = env[name]?.trim();
  const file = env[`${name}_FILE`]?.trim();
  if (!file) return value || undefined;
  if (value) throw new StartProblem(`${name} and ${name}_FILE are both set. Remove one of them.`);
  try {
    const text = readFileSync(file, 'utf8').trim();
    if (text) return text;
  } catch (error) {
    throw new StartProblem(`${name}_FILE is "${file}", which can't be read (${errorCode(error)}).`);
  }
  throw new StartProblem(`${name}_FILE is "${file}", but that file is empty.`);
}

/** The least length of a key in bits, counted by its characters and by how many of them are different. */
const leastBits = 64;

function readPagesKey(key: string | undefined): string | undefined {
  if (key === undefined) return undefined;
  const bits = key.length * Math.log2(new Set(key).size);
  if (key.length >= 16 && bits >= leastBits) return key;
  throw new StartProblem(
    'PAGES_KEY is easy to guess: it must have at least 16 characters, many of them different. Make one by: openssl rand -hex 16',
  );
}

function readKeys(text: string | undefined): Buffer[] | undefined {
  const keys = text?.split(/[\s,]+/).flatMap((part) => (part ? [Buffer.from(part, 'base64')] : []));
  if (keys?.every((key) => key.length === 32 && new Set(key).size > 8)) return keys;
  if (keys === undefined) return undefined;
  throw new StartProblem(
    'ENCRYPTION_KEYS must be 32 random bytes as base64, the present key first, then former ones, with commas between. ' +
      'Make one by: openssl rand -base64 32',
  );
}

function readDatabaseUrl(url: string | undefined): string | undefined {
  if (!url) return undefined;
  if (/^postgres(ql)?:/.test(url)) return url;
  throw new StartProblem(
    'DATABASE_URL must be the address of a PostgreSQL database, for instance DATABASE_URL=postgresql://user:password@localhost/name.',
  );
}

function readOrigin(text: string): string[] {
  if (text === '') return [];
  const origin = URL.canParse(text) ? new URL(text).origin : 'null';
  if (origin !== 'null' && (text === origin || text === `${origin}/`)) return [origin];
  throw new StartProblem(
    `ALLOWED_ORIGINS has "${text}", but each entry must be a scheme, a host and perhaps a port, ` +
      'for instance ALLOWED_ORIGINS=http://localhost:5173.',
  );
}
