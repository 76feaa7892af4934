// Proves that the provider takes its settings from the environment, and refuses each wrong one with a reason.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ipaddr from 'ipaddr.js';
import { describe, expect, it } from 'vitest';
import { adviceOnNames } from '../../src/provider/renamed-settings.ts';
import { readSettings } from '../../src/provider/settings.ts';

const [oneKey = '', otherKey = ''] = [1, 2].map(() => randomBytes(32).toString('base64'));

describe('the settings', () => {
  it('need no environment at all', () => {
    expect(readSettings({}, '/project')).toEqual({
      port: 4173,
      host: undefined,
      data: '/project/.sandbox',
      forms: '/project/forms',
      dist: '/project/dist',
      origins: [],
      hosts: [],
      proxies: [],
      maxConnections: 2000,
      retention: {
        tokenDays: 7,
        replyHours: 48,
        deliveryDays: 30,
        unusedFileHours: 24,
        applicationDays: 0,
      },
      reviewMinutes: 60,
      limits: {
        callsPerMinute: 300,
        mailsPerHour: 10,
        mailsPerNetwork: 100,
        mailsInAll: 3000,
        filesMb: 500,
        filesMbPerNetwork: 100,
      },
      databaseLimits: { connections: 10, timeout: 10 },
      shutdownSeconds: 30,
      pagesKey: undefined,
      encryptionKeys: undefined,
      stopDelay: 0,
      providerHost: undefined,
      basePath: '',
    });
  });

  it('come from the environment, folders seen from the working directory', () => {
    const env = {
      PORT: ' 8080 ',
      HOST: '0.0.0.0',
      DATA_DIR: '/data',
      FORMS_DIR: 'other',
      OUT_DIR: '',
      ALLOWED_ORIGINS: 'http://localhost:5000, https://try.example/',
      PROVIDER_HOST: '',
      BASE_PATH: 'apply/',
      ALLOWED_HOSTS: 'Try.example, ',
      TOKEN_DAYS: '30',
      REVIEW_MINUTES: '5',
      CALLS_PER_MINUTE: '20',
      MAILS_PER_HOUR: '3',
      MAILS_PER_HOUR_AND_NETWORK: '30',
      MAILS_PER_HOUR_IN_ALL: '300',
      MAX_CONNECTIONS: '50',
      PUBLIC_URL: 'https://try.example/apply/',
      TRUSTED_PROXIES: '127.0.0.1,fd00::/8',
      FILES_MB: '9',
      FILES_MB_PER_NETWORK: '3',
      REPLY_HOURS: '12',
      DELIVERY_DAYS: '14',
      UNUSED_FILE_HOURS: '6',
      APPLICATION_DAYS: '365',
      DATABASE_URL: 'postgresql://ada@db.example/forms',
      DATABASE_CONNECTIONS: '50',
      DATABASE_TIMEOUT_SECONDS: '3',
      SHUTDOWN_SECONDS: '20',
      SMTP_URL: 'smtps://ada:x@smtp.example',
      MAIL_FROM: 'Example <no-reply@example.com>',
      MAIL_CONNECTIONS: '2',
      WEBHOOK_URL: 'http://crm.internal/applications',
      WEBHOOK_SECRETS: `whsec_${oneKey}, whsec_${otherKey}`,
      WEBHOOK_TIMEOUT_SECONDS: '20',
      WEBHOOK_HTTP_HOSTS: 'erp.internal,CRM.internal',
      PAGES_KEY: 'swordfish-in-the-deep-sea',
      STOP_DELAY_SECONDS: '5',
      ENCRYPTION_KEYS: `${oneKey}, ${otherKey}`,
    };
    expect(readSettings(env, '/project')).toEqual({
      port: 8080,
      host: '0.0.0.0',
      data: '/data',
      forms: `${process.cwd()}/other`,
      dist: undefined,
      origins: ['http://localhost:5000', 'https://try.example'],
      hosts: ['try.example'],
      retention: {
        tokenDays: 30,
        replyHours: 12,
        deliveryDays: 14,
        unusedFileHours: 6,
        applicationDays: 365,
      },
      reviewMinutes: 5,
      limits: {
        callsPerMinute: 20,
        mailsPerHour: 3,
        mailsPerNetwork: 30,
        mailsInAll: 300,
        filesMb: 9,
        filesMbPerNetwork: 3,
      },
      publicOrigin: 'https://try.example',
      proxies: [
        [ipaddr.parse('127.0.0.1'), 32],
        [ipaddr.parse('fd00::'), 8],
      ],
      maxConnections: 50,
      databaseUrl: 'postgresql://ada@db.example/forms',
      databaseLimits: { connections: 50, timeout: 3 },
      shutdownSeconds: 20,
      mail: {
        url: 'smtps://ada:x@smtp.example',
        from: 'Example <no-reply@example.com>',
        connections: 2,
      },
      webhook: {
        url: 'http://crm.internal/applications',
        secrets: [oneKey, otherKey].map((key) => Buffer.from(key, 'base64')),
        timeout: 20,
      },
      pagesKey: 'swordfish-in-the-deep-sea',
      stopDelay: 5,
      encryptionKeys: [oneKey, otherKey].map((key) => Buffer.from(key, 'base64')),
      providerHost: '',
      basePath: '/apply',
    });
  });

  it.each(['http', '80a', '-1', '65536', '1.5', '1e3'])('refuse PORT=%s', (PORT) => {
    expect(() => readSettings({ PORT }, '/')).toThrow(/^PORT is ".+", but must be a whole number/);
  });

  it.each(['0', 'week', '1.5', '-1'])('refuse TOKEN_DAYS=%s', (TOKEN_DAYS) => {
    expect(() => readSettings({ TOKEN_DAYS }, '/')).toThrow(/whole number of days/);
  });

  it.each(['mysql://db.example/forms', 'db.example'])('refuse DATABASE_URL=%s', (DATABASE_URL) => {
    expect(() => readSettings({ DATABASE_URL }, '/')).toThrow(/^DATABASE_URL must be/);
  });

  it.each([
    'api.example',
    "x'; script-src *",
    'ftp://x.example',
    '//x.example',
    'https://x/?a=b',
    'https://x:80a',
    'https://me:secret@x',
  ])('refuse PROVIDER_HOST=%s', (PROVIDER_HOST) => {
    expect(() => readSettings({ PROVIDER_HOST }, '/')).toThrow(/^PROVIDER_HOST is/);
  });

  it.each([
    [{ SMTP_URL: 'smtp.example', MAIL_FROM: 'a@b.example' }, /^SMTP_URL must be/],
    [{ SMTP_URL: 'http://smtp.example', MAIL_FROM: 'a@b.example' }, /^SMTP_URL must be/],
    [{ SMTP_URL: 'smtp://smtp.example' }, /^SMTP_URL needs MAIL_FROM/],
    [{ SMTP_URL: 'smtp://smtp.example', MAIL_FROM: 'Example' }, /^SMTP_URL needs MAIL_FROM/],
    [{ SMTP_URL: 'smtp://a:b@smtp.example?ignoreTLS=true' }, /^SMTP_URL has a password/],
    [{ SMTP_URL: 'smtp://a:b@smtp.example?requireTLS=false' }, /^SMTP_URL has a password/],
    [{ SMTP_URL: 'smtps://a:b@smtp.example?secure=false' }, /^SMTP_URL has a password/],
  ])('refuse the mail settings %j', (env, reason) => {
    expect(() => readSettings(env, '/')).toThrow(reason);
  });

  const WEBHOOK_URL = 'https://crm.example/?key=of-the-address';
  const webhookSecret = Buffer.from(Array.from({ length: 32 }, (_, i) => i)).toString('base64');
  const WEBHOOK_SECRETS = `whsec_${webhookSecret}`;

  it.each<[Record<string, string>, RegExp]>([
    [{ WEBHOOK_URL }, /^WEBHOOK_URL needs WEBHOOK_SECRETS\. .*openssl rand/],
    [{ WEBHOOK_SECRETS }, /^WEBHOOK_SECRETS is set without WEBHOOK_URL/],
    [{ WEBHOOK_SECRETS, WEBHOOK_URL: 'crm.example' }, /^WEBHOOK_URL must be an address/],
    [{ WEBHOOK_SECRETS, WEBHOOK_URL: 'ftp://crm.example' }, /^WEBHOOK_URL must be an address/],
    [
      { WEBHOOK_SECRETS, WEBHOOK_URL: 'https://a:b@crm.example' },
      /^WEBHOOK_URL must be an address/,
    ],
    [{ WEBHOOK_SECRETS, WEBHOOK_URL: 'https://crm.example/#a' }, /^WEBHOOK_URL must be an address/],
    [{ WEBHOOK_SECRETS, WEBHOOK_URL: 'http://crm.example' }, /^WEBHOOK_URL must begin with https/],
    [
      { WEBHOOK_SECRETS, WEBHOOK_URL: 'http://10.0.0.1', WEBHOOK_HTTP_HOSTS: '10.0.0.2' },
      /^WEBHOOK_URL must begin with https/,
    ],
    [{ WEBHOOK_SECRETS, WEBHOOK_URL, WEBHOOK_TIMEOUT_SECONDS: '101' }, /must be at most 100/],
    [{ WEBHOOK_URL, WEBHOOK_SECRETS: webhookSecret }, /^WEBHOOK_SECRETS can't be used/],
    [{ WEBHOOK_URL, WEBHOOK_SECRETS: `${WEBHOOK_SECRETS},x` }, /^WEBHOOK_SECRETS can't be used/],
    [{ WEBHOOK_URL, WEBHOOK_SECRETS: 'whsec_c2hvcnQ=' }, /^WEBHOOK_SECRETS can't be used/],
    [
      { WEBHOOK_URL, WEBHOOK_SECRETS: `${WEBHOOK_SECRETS.slice(0, -1)}${'Ab3d'.repeat(11)}` },
      /^WEBHOOK_SECRETS can't be used/,
    ],
    [
      { WEBHOOK_URL, WEBHOOK_SECRETS: `whsec_${Buffer.alloc(32).toString('base64')}` },
      /^WEBHOOK_SECRETS can't be used/,
    ],
  ])('refuse the settings of a webhook %j, without printing the secrets', (env, reason) => {
    const read = () => readSettings(env, '/');
    expect(read).toThrow(reason);
    expect(read).not.toThrow(/of-the-address/);
    if (env.WEBHOOK_SECRETS) expect(read).not.toThrow(env.WEBHOOK_SECRETS);
  });

  it('let a webhook go to this machine without TLS', () => {
    const env = { WEBHOOK_URL: 'http://127.0.0.1:8080', WEBHOOK_SECRETS };
    expect(readSettings(env, '/').webhook).toMatchObject({ timeout: 15 });
  });

  it.each(['*', 'localhost:5000', 'null', 'http://a/b', 'file:///x'])(
    'refuse the origin %s',
    (ALLOWED_ORIGINS) => {
      expect(() => readSettings({ ALLOWED_ORIGINS }, '/')).toThrow(/^ALLOWED_ORIGINS has/);
    },
  );

  it.each([
    ['short', 'swordfish'],
    ['of few characters', 'abababababababababab'],
    ['of one word twice', 'swordfishswordfish'],
  ])('refuse a key of the pages that is %s, without printing it', (_how, PAGES_KEY) => {
    const read = () => readSettings({ PAGES_KEY }, '/');
    expect(read).toThrow(/^PAGES_KEY is easy to guess: .* openssl rand/);
    expect(read).not.toThrow(PAGES_KEY);
  });

  it.each([
    ['short', 'c2hvcnQ='],
    ['of zeros', Buffer.alloc(32).toString('base64')],
    ['one of two', `${oneKey},short`],
  ])('refuse an encryption key that is %s, without printing it', (_how, ENCRYPTION_KEYS) => {
    const read = () => readSettings({ ENCRYPTION_KEYS }, '/');
    expect(read).toThrow(/^ENCRYPTION_KEYS must be 32 random bytes as base64/);
    expect(read).not.toThrow(ENCRYPTION_KEYS);
  });

  it('with secrets come from files too, of which each mistake is told', () => {
    const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
    const file = (name: string, text: string) => {
      writeFileSync(join(folder, name), text);
      return join(folder, name);
    };
    const read = (env: Record<string, string>) => readSettings(env, '/');
    const settings = read({
      DATABASE_URL_FILE: file('database', 'postgresql://ada:x@db.example/forms\n'),
      PAGES_KEY_FILE: file('pages', 'swordfish-in-the-deep-sea\n'),
      ENCRYPTION_KEYS_FILE: file('keys', `${oneKey}\n${otherKey}\n`),
      SMTP_URL_FILE: file('smtp', 'smtps://ada:x@smtp.example'),
      WEBHOOK_URL_FILE: file('webhook', WEBHOOK_URL),
      WEBHOOK_SECRETS_FILE: file('webhook-secrets', `${WEBHOOK_SECRETS}\nwhsec_${otherKey}\n`),
      MAIL_FROM: 'a@b.example',
    });
    expect(settings.databaseUrl).toBe('postgresql://ada:x@db.example/forms');
    expect(settings.pagesKey).toBe('swordfish-in-the-deep-sea');
    expect(settings.encryptionKeys).toHaveLength(2);
    expect(settings.mail?.url).toBe('smtps://ada:x@smtp.example');
    expect(settings.webhook).toMatchObject({ url: WEBHOOK_URL, secrets: { length: 2 } });
    const missing = join(folder, 'none');
    expect(() => read({ SMTP_URL_FILE: missing })).toThrow(
      `SMTP_URL_FILE is "${missing}", which can't be read (ENOENT).`,
    );
    const empty = file('empty', ' \n');
    expect(() => read({ PAGES_KEY_FILE: empty })).toThrow('but that file is empty');
    expect(() => read({ DATABASE_URL: 'x', DATABASE_URL_FILE: empty })).toThrow(
      'DATABASE_URL and DATABASE_URL_FILE are both set. Remove one of them.',
    );
    rmSync(folder, { recursive: true });
  });

  it.each([
    'apply.example.com',
    '//apply.example.com',
    'ftp://apply.example.com',
    'https://apply.example.com/?a=b',
    'https://apply.example.com/#top',
    'https://me:secret@apply.example.com',
    'https://apply.example.com/elsewhere',
  ])('refuse PUBLIC_URL=%s', (PUBLIC_URL) => {
    expect(() => readSettings({ PUBLIC_URL }, '/')).toThrow(/^PUBLIC_URL is ".+", but must be/);
  });

  it.each(['proxy.example', '10.0.0.0/33', '10.0.0', '*', '127.0.0.1;::1'])(
    'refuse the proxy %s',
    (TRUSTED_PROXIES) => {
      expect(() => readSettings({ TRUSTED_PROXIES }, '/')).toThrow(/^TRUSTED_PROXIES has/);
    },
  );

  it('have their earlier names too, which the new ones replace, and a sentence says so', () => {
    const env = {
      SANDBOX_KEY: 'old-swordfish-in-the-sea',
      SANDBOX_TOKEN_DAYS: '3',
      TOKEN_DAYS: '5',
    };
    expect(readSettings(env, '/')).toMatchObject({
      pagesKey: 'old-swordfish-in-the-sea',
      retention: { tokenDays: 5 },
    });
    expect(adviceOnNames(env)).toBe(
      'Some settings have new names: SANDBOX_KEY is now PAGES_KEY, SANDBOX_TOKEN_DAYS is now TOKEN_DAYS. The old names still work.',
    );
    expect(adviceOnNames({ PAGES_KEY: 'new' })).toBeUndefined();
  });
});
