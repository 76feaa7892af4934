// Proves that the provider outlives lost connections to PostgreSQL, and what it acknowledged is stored.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../src/provider/database/database.ts';
import { openPostgres } from '../../../src/provider/database/postgres.ts';
import { startPostgres } from '../postgres-server.ts';
import { app, sandbox, savePath } from '../provider.ts';
import { type Run, runProvider, stop, urlOf } from '../run-provider.ts';

describe('when PostgreSQL ends all connections', () => {
  let folder: string;
  let server: Awaited<ReturnType<typeof startPostgres>>;
  let database: Database;
  let provider: Run;
  let url: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lost-connections-'));
    await mkdir(join(folder, 'forms'));
    await writeFile(join(folder, 'forms/app.json'), JSON.stringify(app));
    await writeFile(join(folder, 'forms/sandbox.json'), JSON.stringify(sandbox));
    server = await startPostgres();
    database = await openPostgres(server.url, () => {});
    provider = runProvider({
      FORMS_DIR: join(folder, 'forms'),
      OUT_DIR: '',
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: server.url,
    });
    url = await urlOf(provider);
  });
  afterAll(async () => {
    await stop(provider, 'SIGKILL');
    await database.close();
    await server.stop();
    await rm(folder, { recursive: true });
  });

  /** Returns the status of the answer; without one, the process has ended. */
  async function save(login_name: string): Promise<number | undefined> {
    const answer = await fetch(`${url}${savePath}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ login_name }),
    }).catch(() => undefined);
    return answer?.status;
  }

  const stored = () => database.query("select body ->> 'login_name' as name from submissions");

  it('calls under way fail, what was acknowledged is stored, and the next call works', async () => {
    expect(await save('before')).toBe(200);

    let underWay: Promise<number | undefined>[] = [];
    await database.transaction(async ({ query }) => {
      // The calls begin their transactions, and wait in the middle of them.
      await query('lock table submissions in exclusive mode');
      underWay = ['one', 'two', 'three'].map(save);
      const waiting = () => query('select from pg_locks where not granted');
      await expect.poll(waiting).toHaveLength(3);
      await query(
        'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and usename is not null',
      );
    });
    expect(await Promise.all(underWay)).toEqual([500, 500, 500]);

    expect(await save('after')).toBe(200);
    expect(await stored()).toEqual([{ name: 'before' }, { name: 'after' }]);
    await expect.poll(provider.output).toContain('The call save failed inside the provider');
    await expect.poll(provider.output).toContain('A connection to the database broke');
  });
});
