import { EventEmitter } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { expect, inject, it } from 'vitest';
import { openWorkspace } from '../../src/compiler/index.ts';
import { sandbox } from '../../src/sandbox/dev-plugin.ts';
import { copyDatabase } from './copy-database.ts';

/** As much of Vite's server as the plugin takes hold of. */
function serverOf(said: string[]) {
  const say = (text: string) => said.push(text);
  const httpServer = new EventEmitter();
  const server = {
    config: { logger: { info: say, error: say } },
    httpServer,
    watcher: new EventEmitter(),
    middlewares: { use: () => {} },
  };
  return { server: server as unknown as ViteDevServer, close: () => httpServer.emit('close') };
}

it('goes on when Vite restarts, which makes the new server before it closes the old one', async () => {
  const data = await mkdtemp(join(tmpdir(), 'restart-'));
  copyDatabase(inject('newData'), data);
  const said: string[] = [];
  const configure = async () => {
    const { configureServer } = sandbox({ workspace: openWorkspace('forms'), data });
    const { server, close } = serverOf(said);
    if (typeof configureServer === 'function') await configureServer.call({} as never, server);
    return close;
  };
  const closeFirst = await configure();
  const closeSecond = await configure();
  closeFirst();
  expect(said).toEqual([]);
  closeSecond();
  await expect.poll(() => rm(data, { recursive: true }).then(() => true)).toBe(true);
});
