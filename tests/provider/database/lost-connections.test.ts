// Proves that the provider outlives a PostgreSQL that restarts or freezes, and what it acknowledged is stored once.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '../../../src/definition/files/call.ts';
import type { Database } from '../../../src/provider/database/database.ts';
import { openPostgres } from '../../../src/provider/database/postgres.ts';
import { builtProgram } from '../built-provider.ts';
import { startPostgres } from '../postgres-server.ts';
import { app, sandbox, savePath } from '../provider.ts';
import { type Run, runProvider, stop, urlOf } from '../run-provider.ts';

describe('a provider on PostgreSQL', () => {
  let folder: string;
  let server: Awaited<ReturnType<typeof startPostgres>>;
  let database: Database;
  let provider: Run;
  let url: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lost-connections-'));
    await mkdir(join(folder, 'forms'));
    const calls = { ...app.calls, save: { ...(app.calls.save as Call), once: true } };
    await writeFile(join(folder, 'forms/app.json'), JSON.stringify({ ...app, calls }));
    await writeFile(join(folder, 'forms/sandbox.json'), JSON.stringify(sandbox));
    server = await startPostgres();
    database = await openPostgres(server.url, () => {});
    const settings = {
      FORMS_DIR: join(folder, 'forms'),
      OUT_DIR: '',
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: server.url,
      DATABASE_TIMEOUT_SECONDS: '1',
      // The tests try again as often as the processor lets them.
      CALLS_PER_MINUTE: '999999',
    };
    provider = runProvider(settings, [await builtProgram()]);
    url = await urlOf(provider);
  });
  afterAll(async () => {
    await stop(provider, 'SIGKILL');
    await database.close();
    await server.stop();
    await rm(folder, { recursive: true });
  });

  /** Returns the answer; without one, the process has ended. */
  async function save(login_name: string) {
    const answer = await fetch(`${url}${savePath}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': login_name },
      body: JSON.stringify({ login_name }),
    }).catch(() => undefined);
    return { status: answer?.status, retryAfter: answer?.headers.get('Retry-After') };
  }

  const unavailable = { status: 503, retryAfter: '10' };
  const logged = (line: string) => provider.output().split(line).length - 1;

  async function stored(): Promise<unknown[]> {
    const rows = await database.query("select body ->> 'login_name' as name from submissions");
    return rows.map(({ name }) => name).sort();
  }

  it('answers 503 when its connections end in the middle of calls, stores what it acknowledged, and goes on', async () => {
    expect(await save('before')).toMatchObject({ status: 200 });

    let underWay: ReturnType<typeof save>[] = [];
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
    expect(await Promise.all(underWay)).toEqual([unavailable, unavailable, unavailable]);

    // On a busy machine, a connection can be used before its end is noticed.
    await expect.poll(() => save('after')).toMatchObject({ status: 200 });
    expect(await stored()).toEqual(['after', 'before']);
    expect(logged('The database is not available')).toBe(1);
    expect(logged('The database is available again.')).toBe(1);
    expect(logged('failed inside the provider')).toBe(0);
  });

  it('answers 503 while a statement waits for a lock longer than it may', async () => {
    await database.transaction(async ({ query }) => {
      await query('lock table submissions in exclusive mode');
      expect(await save('locked')).toEqual(unavailable);
    });
    expect(await save('locked')).toMatchObject({ status: 200 });
  });

  it('stores each application once over a restart of the server, and says once that it is away', async () => {
    const before = await stored();
    const names = Array.from({ length: 40 }, (_, index) => `restart-${index}`);
    let isAway = true;
    const saved = Promise.all(
      names.map(async (name) => {
        // Each is sent again and again, as a visitor does.
        do expect([200, 503]).toContain((await save(name)).status);
        while (isAway);
        // On a busy machine, a connection can be used before its end is noticed.
        await expect.poll(() => save(name)).toMatchObject({ status: 200 });
      }),
    );
    await server.restart();
    await expect.poll(async () => (await save('probe')).status).toBe(200);
    isAway = false;
    await saved;
    expect(await stored()).toEqual([...before, ...names, 'probe'].sort());
    // Once in a minute, also where it has come back meanwhile.
    expect(logged('The database is not available')).toBe(1);
  });

  it('answers 503 while the server is frozen, and ends with code 0 meanwhile', async () => {
    const thaw = server.freeze();
    try {
      const begun = performance.now();
      expect(await Promise.all(['a', 'b', 'c'].map(save))).toEqual([
        unavailable,
        unavailable,
        unavailable,
      ]);
      const last = save('d');
      // Its answer says that the process has begun with the call before it.
      await fetch(`${url}/healthz`);
      expect(await stop(provider, 'SIGTERM')).toBe(0);
      expect(await last).toEqual(unavailable);
      expect(performance.now() - begun).toBeLessThan(10_000);
    } finally {
      thaw();
    }
  });
});
