import { join, resolve } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Plugin } from 'vite';
import { routesTo } from './calls/route.ts';
import { openDataFolder } from './data-folder.ts';
import type { Database } from './database.ts';
import { readDefinition } from './definition.ts';
import { SandboxProblem } from './problem.ts';
import { createServer } from './server.ts';
import type { Settings } from './settings.ts';

const nothing = 'No call is answered here.';

/** The databases that this process has open, by their folder; for every instance of this module. */
const shared = globalThis as typeof globalThis & { sandboxDatabases?: Map<string, Database> };
shared.sandboxDatabases ??= new Map();
const open = shared.sandboxDatabases;

/** Opens a data folder, also where Vite restarts: it makes the new server before it closes the one before. */
async function openAfter(folder: string): Promise<Database> {
  await open.get(folder)?.close();
  const opened = await openDataFolder(folder);
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= opened.close();
    return closing;
  };
  const database = { ...opened, close };
  open.set(folder, database);
  return database;
}

/** Puts the provider behind Vite's development server, on the same port: its calls and its pages. */
export function sandbox(settings: Pick<Settings, 'forms' | 'data'>): Plugin {
  return {
    name: 'sandbox',
    apply: (_config, { command, isPreview }) =>
      command === 'serve' && !isPreview && !process.env.VITEST,
    async configureServer(server) {
      const { logger } = server.config;
      const complain = (what: string) => (error: unknown) => {
        if (!(error instanceof SandboxProblem)) throw error;
        logger.error(`${what} ${error.message}`);
        return undefined;
      };
      const database = await openAfter(settings.data).catch(complain(nothing));
      if (!database) return;
      server.httpServer?.on('close', () => void database.close());
      const log = (line: string) => logger.info(line);
      const provider = async () => {
        const definition = await readDefinition(settings.forms);
        const { fetch } = createServer({ ...definition, database, now: () => new Date(), log });
        return { calls: definition.app.calls, answer: getRequestListener(fetch) };
      };
      let current = await provider().catch(complain(nothing));
      const files = ['app.json', 'sandbox.json'].map((name) => join(settings.forms, name));
      server.watcher.on('all', (_event, file) => {
        if (!files.includes(resolve(file))) return;
        provider()
          .catch(complain('Calls are answered as before.'))
          .then((next) => {
            current = next ?? current;
          }, logger.error);
      });
      server.middlewares.use((request, response, next) => {
        if (!current) return next();
        const { calls, answer } = current;
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        const page = /^\/sandbox(\/|$)/.test(pathname);
        const call = routesTo(pathname, calls).length > 0;
        // A screen of the product may have the path of a call; a browser that opens it asks for HTML.
        const opens = request.headers.accept?.includes('text/html') ?? false;
        if (page || (call && !opens)) void answer(request, response);
        else next();
      });
    },
  };
}
