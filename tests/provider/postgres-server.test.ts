// Proves that tests which need PostgreSQL fail without it, and say what to install.
import { afterEach, expect, it, vi } from 'vitest';
import { startPostgres } from './postgres-server.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

it('tests without PostgreSQL fail, and say what to install', async () => {
  vi.stubEnv('POSTGRES_PROGRAMS', '/no/such/folder');
  await expect(startPostgres()).rejects.toThrow(
    'The tests need PostgreSQL, which was not found. Install it (on Debian: apt install postgresql), or set ' +
      'POSTGRES_PROGRAMS to where it is.',
  );
});
