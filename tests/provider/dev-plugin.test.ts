// Proves that the provider of the development server goes on when Vite restarts.
import { randomBytes } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Connect, ViteDevServer } from 'vite';
import { expect, inject, it } from 'vitest';
import { openWorkspace } from '../../src/compiler/index.ts';
import { provider } from '../../src/provider/dev-plugin.ts';
import { readSettings } from '../../src/provider/settings.ts';
import { copyDatabase } from './copy-database.ts';

/** As much of Vite's server as the plugin takes hold of. */
async function startServer(data: string, env: Record<string, string> = {}) {
  const said = { info: '', error: '' };
  const httpServer = createServer();
  const server = {
    config: {
      base: '/',
      logger: {
        info: (text: string) => {
          said.info += `${text}\n`;
        },
        error: (text: string) => {
          said.error += `${text}\n`;
        },
      },
    },
    httpServer,
    watcher: new EventEmitter(),
    middlewares: {
      use: (answer: Connect.NextHandleFunction) =>
        httpServer.on('request', (request, response) =>
          answer(request, response, () => response.end()),
        ),
    },
  };
  const { configureServer } = provider({
    workspace: openWorkspace('forms'),
    settings: () => readSettings({ DATA_DIR: data, ...env }, data),
  });
  if (typeof configureServer === 'function') {
    await configureServer.call({} as never, server as unknown as ViteDevServer);
  }
  return { said, httpServer };
}

async function newFolder(): Promise<string> {
  const data = await mkdtemp(join(tmpdir(), 'development-'));
  copyDatabase(inject('newData'), data);
  return data;
}

/** Removes a data folder, once its database is closed. */
const removed = (data: string) =>
  expect.poll(() => rm(data, { recursive: true }).then(() => true)).toBe(true);

it('goes on when Vite restarts, which makes the new server before it closes the old one', async () => {
  const data = await newFolder();
  const first = await startServer(data);
  const second = await startServer(data);
  first.httpServer.emit('close');
  expect(first.said.error + second.said.error).toBe('');
  second.httpServer.emit('close');
  await removed(data);
});

it('reads the settings as the program of a server does', async () => {
  const data = await newFolder();
  const refused = await startServer(data, { PAGES_KEY: 'short' });
  expect(refused.said.error).toMatch(/^No call is answered here\. PAGES_KEY is easy to guess/);
  const ENCRYPTION_KEYS = randomBytes(32).toString('base64');
  const { said, httpServer } = await startServer(data, { ENCRYPTION_KEYS });
  expect(said.error).toBe('');
  expect(existsSync(join(data, 'mail-key'))).toBe(false);
  httpServer.emit('close');
  await removed(data);
});

it('asks for a key whom a proxy passes on, and says it at the start', async () => {
  const data = await newFolder();
  const { said, httpServer } = await startServer(data);
  await once(httpServer.listen(0, '127.0.0.1'), 'listening');
  const { port } = httpServer.address() as AddressInfo;
  const outbox = `http://localhost:${port}/sandbox/outbox`;
  const statusOf = async (address: string, headers = {}) =>
    (await fetch(address, { headers, redirect: 'manual' })).status;
  const forwarded = { 'X-Forwarded-For': '192.0.2.7' };
  expect(await statusOf(outbox)).toBe(200);
  expect(await statusOf(outbox, forwarded)).toBe(401);
  const [query] = /\?key=[\w-]{43}/.exec(said.info) ?? [];
  expect(await statusOf(`${outbox}${query}`, forwarded)).toBe(302);
  httpServer.close();
  httpServer.closeAllConnections();
  await removed(data);
});
