import { getRequestListener } from '@hono/node-server';
import type { Plugin } from 'vite';
import type { Compilation, Workspace } from '../compiler/index.ts';
import { pathOfCalls, routesTo } from './calls/route.ts';
import type { Database } from './database/database.ts';
import { definitionOf } from './definition/definition.ts';
import { StartProblem } from './errors/problem.ts';
import { pagesAccess } from './pages/ask-for-key.ts';
import { defaultRetention } from './retention/retention.ts';
import { createSweeper } from './retention/sweeper.ts';
import { createServer } from './server.ts';
import { readSettings, type Settings } from './settings.ts';
import { openDataFolder } from './store/data-folder.ts';
import { openSeal } from './store/open-seal.ts';
import { keyQuery } from './welcome.ts';

interface ProviderOptions {
  workspace: Workspace;
  /** @throws StartProblem when a setting can't be used */
  settings(): Pick<Settings, 'data' | 'encryptionKeys' | 'pagesKey' | 'providerHost'>;
}

const noCalls = 'No call is answered here.';

/** The databases that this process has open, by their folder; shared by every instance of this module. */
const shared = globalThis as typeof globalThis & { providerDatabases?: Map<string, Database> };
shared.providerDatabases ??= new Map();
const open = shared.providerDatabases;

/** Opens a data folder. When Vite restarts, it makes the new server before it closes the previous one. */
async function reopen(folder: string, log: (line: string) => void): Promise<Database> {
  await open.get(folder)?.close();
  const opened = await openDataFolder(folder, log);
  const sweeper = createSweeper(opened, {
    retention: defaultRetention,
    now: () => new Date(),
    log,
  });
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= sweeper.close().then(opened.close);
    return closing;
  };
  const database = { ...opened, close };
  open.set(folder, database);
  return database;
}

/** Puts the provider behind Vite's development server as the environment says. */
export const providerOfSettings = (workspace: Workspace): Plugin =>
  provider({ workspace, settings: () => readSettings(process.env, process.cwd()) });

/** Puts the provider behind Vite's development server, on the same port: its calls and its pages. */
export function provider({ workspace, settings }: ProviderOptions): Plugin {
  return {
    name: 'provider',
    async configureServer(server) {
      const { logger, base } = server.config;
      const basePath = base.slice(0, -1);
      /** Returns the result, or logs the consequence and the problem. */
      const attempt = <T>(consequence: string, work: Promise<T>) =>
        work.catch((error: unknown) => {
          if (!(error instanceof StartProblem)) throw error;
          logger.error(`${consequence} ${error.message}`);
          return undefined;
        });
      const read = await attempt(noCalls, Promise.resolve().then(settings));
      if (!read) return;
      const { data, encryptionKeys, pagesKey, providerHost } = read;
      const database = await attempt(
        noCalls,
        reopen(data, (line) => logger.error(line)),
      );
      if (!database) return;
      const seal = await attempt(
        noCalls,
        openSeal(database, { keys: encryptionKeys, folder: data }),
      );
      if (!seal) return;
      const pages = pagesAccess({ pagesKey, isPublic: false });
      logger.info(
        `  Outbox, where it asks for a key: ${basePath}/sandbox/outbox${keyQuery(pages)}`,
      );
      server.httpServer?.on('close', () => void database.close());
      const log = (line: string) => logger.info(line);
      const serve = async ({ product }: Compilation) => {
        const definition = definitionOf(product);
        const { fetch } = createServer({
          ...definition,
          basePath,
          providerHost,
          database,
          seal,
          now: () => new Date(),
          log,
          pages,
          // Vite refuses those of others.
          hosts: 'any',
        });
        const { app } = definition;
        const path = pathOfCalls(providerHost ?? app.provider.host, basePath);
        return { calls: app.calls, path, answer: getRequestListener(fetch) };
      };
      const compiled = await workspace.current().catch(() => undefined);
      let files = compiled && filesOf(compiled);
      let current = compiled && (await attempt(noCalls, serve(compiled)));
      workspace.onChange(async (result) => {
        const changed = filesOf(result);
        if (changed.every((document, index) => document === files?.[index])) return;
        files = changed;
        current = (await attempt('Calls are answered as before.', serve(result))) ?? current;
      });
      server.middlewares.use((request, response, next) => {
        if (!current) return next();
        const { calls, path, answer } = current;
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        const isPage = `${pathname}/`.startsWith(`${basePath}/sandbox/`);
        const isCall = routesTo(pathname, calls, path).length > 0;
        // A screen of the product may have the path of a call; a browser that opens it asks for HTML.
        const isNavigation = request.headers.accept?.includes('text/html') ?? false;
        if (isPage || (isCall && !isNavigation)) void answer(request, response);
        else next();
      });
    },
  };
}

/** The files that the provider follows from. An unchanged file stays the same object. */
const filesOf = ({ product: { documents, appPath, sandboxPath } }: Compilation) => [
  documents.get(appPath),
  documents.get(sandboxPath),
];
