// Proves that the provider takes its settings from the environment, and refuses each wrong one with a reason.
import { describe, expect, it } from 'vitest';
import { readSettings } from '../../src/provider/settings.ts';

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
      tokenDays: 7,
      reviewMinutes: 60,
      limits: { callsPerMinute: 300, mailsPerHour: 10, filesMb: 500 },
      databaseLimits: { connections: 10, timeout: 10 },
      shutdownSeconds: 30,
      pagesKey: undefined,
      providerHost: undefined,
      basePath: '',
    });
  });

  it('come from the environment, folders seen from the working directory', () => {
    const env = {
      PORT: ' 8080 ',
      HOST: '0.0.0.0',
      SANDBOX_DATA: '/data',
      FORMS_DIR: 'other',
      OUT_DIR: '',
      SANDBOX_ORIGINS: 'http://localhost:5000, https://try.example/',
      PROVIDER_HOST: '',
      BASE_PATH: 'apply/',
      SANDBOX_HOSTS: 'Try.example, ',
      SANDBOX_TOKEN_DAYS: '30',
      SANDBOX_REVIEW_MINUTES: '5',
      SANDBOX_CALLS_PER_MINUTE: '20',
      SANDBOX_MAILS_PER_HOUR: '3',
      SANDBOX_FILES_MB: '9',
      DATABASE_URL: 'postgresql://ada@db.example/forms',
      DATABASE_CONNECTIONS: '50',
      DATABASE_TIMEOUT_SECONDS: '3',
      SHUTDOWN_SECONDS: '20',
      SMTP_URL: 'smtps://ada:x@smtp.example',
      MAIL_FROM: 'Example <no-reply@example.com>',
      SANDBOX_KEY: 'swordfish',
    };
    expect(readSettings(env, '/project')).toEqual({
      port: 8080,
      host: '0.0.0.0',
      data: '/data',
      forms: `${process.cwd()}/other`,
      dist: undefined,
      origins: ['http://localhost:5000', 'https://try.example'],
      hosts: ['try.example'],
      tokenDays: 30,
      reviewMinutes: 5,
      limits: { callsPerMinute: 20, mailsPerHour: 3, filesMb: 9 },
      databaseUrl: 'postgresql://ada@db.example/forms',
      databaseLimits: { connections: 50, timeout: 3 },
      shutdownSeconds: 20,
      mail: { url: 'smtps://ada:x@smtp.example', from: 'Example <no-reply@example.com>' },
      pagesKey: 'swordfish',
      providerHost: '',
      basePath: '/apply',
    });
  });

  it.each(['http', '80a', '-1', '65536', '1.5', '1e3'])('refuse PORT=%s', (PORT) => {
    expect(() => readSettings({ PORT }, '/')).toThrow(/^PORT is ".+", but must be a whole number/);
  });

  it.each(['0', 'week', '1.5', '-1'])('refuse SANDBOX_TOKEN_DAYS=%s', (SANDBOX_TOKEN_DAYS) => {
    expect(() => readSettings({ SANDBOX_TOKEN_DAYS }, '/')).toThrow(/whole number of days/);
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
  ])('refuse the mail settings %j', (env, reason) => {
    expect(() => readSettings(env, '/')).toThrow(reason);
  });

  it.each(['*', 'localhost:5000', 'null', 'http://a/b', 'file:///x'])(
    'refuse the origin %s',
    (SANDBOX_ORIGINS) => {
      expect(() => readSettings({ SANDBOX_ORIGINS }, '/')).toThrow(/^SANDBOX_ORIGINS has/);
    },
  );
});
