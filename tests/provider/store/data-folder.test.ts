// Proves that a data folder outlives restarts, belongs to one process at a time, and that damage is explained.
import { chmod, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { openDataFolder } from '../../../src/provider/store/data-folder.ts';
import { lockFolder } from '../../../src/provider/store/lock.ts';
import { copyDatabase } from '../copy-database.ts';
import { emailPath, loadPath, openProvider, savePath, visitor } from '../provider.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'provider-data-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('the data folder', () => {
  it('keeps mails, tokens, applications and taken names over a restart', async () => {
    copyDatabase(inject('newData'), folder);
    const before = await openProvider({ database: await openDataFolder(folder) });
    await before.post(emailPath, visitor);
    await before.post(savePath, { login_name: 'ada' });
    await before.database.close();

    const after = await openProvider({ database: await openDataFolder(folder) });
    const token = new URL(await after.newestLink()).searchParams.get('token');
    expect(await (await after.post(loadPath, { token })).json()).toHaveProperty('data');
    expect((await after.post(savePath, { login_name: 'Ada' })).status).toBe(409);
    expect(await (await after.get('/sandbox/applications.json')).json()).toHaveLength(1);
    await after.database.close();
  });

  it('belongs to its owner alone and to one process at a time, and is free again afterwards', async () => {
    copyDatabase(inject('newData'), folder);
    await chmod(folder, 0o755);
    const first = await openDataFolder(folder);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    await expect(openDataFolder(folder)).rejects.toThrow(
      `already in use by process ${process.pid}, probably another provider. Stop that one`,
    );
    await first.close();
    await (await openDataFolder(folder)).close();
    expect((await readdir(folder)).filter((name) => name.startsWith('lock'))).toEqual([]);
  });

  it('is taken over from a process that is gone, also when its number is used again', async () => {
    for (const holder of ['4194305 1', `${process.pid} 1`, '']) {
      await writeFile(join(folder, 'lock'), holder);
      const unlock = await lockFolder(folder);
      await unlock();
    }
  });

  it.each([['PG_VERSION'], ['global/pg_control']])(
    'that is damaged (%s) says what to do',
    async (file) => {
      copyDatabase(inject('newData'), folder);
      await writeFile(join(folder, 'database', file), 'damaged');
      await expect(openDataFolder(folder)).rejects.toThrow(
        /database can't be opened.*To start afresh, delete/,
      );
      expect(await readdir(folder)).toEqual(['database']);
    },
  );

  it('that has lost a part is not made anew', async () => {
    copyDatabase(inject('newData'), folder);
    await rm(join(folder, 'database', 'PG_VERSION'));
    await expect(openDataFolder(folder)).rejects.toThrow(/PG_VERSION is missing.*damaged/);
  });

  it('that cannot be written says so', async () => {
    await writeFile(join(folder, 'file'), '');
    await expect(openDataFolder(join(folder, 'file'))).rejects.toThrow(
      /can't be written \(EEXIST\)/,
    );
    await expect(openDataFolder(join(folder, 'file', 'data'))).rejects.toThrow(
      /can't be written \(ENOTDIR\)/,
    );
  });
});
