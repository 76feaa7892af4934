import { getRequestListener } from '@hono/node-server';
import type { Plugin } from 'vite';
import { routesTo } from './calls/route.ts';
import { openDataFolder } from './data-folder.ts';
import { readDefinition } from './definition.ts';
import { SandboxProblem } from './problem.ts';
import { createServer } from './server.ts';
import type { Settings } from './settings.ts';

/** Puts the provider behind Vite's development server, on the same port: its calls and its pages. */
export function sandbox(settings: Pick<Settings, 'forms' | 'data'>): Plugin {
  return {
    name: 'sandbox',
    apply: (_config, { command, isPreview }) =>
      command === 'serve' && !isPreview && !process.env.VITEST,
    async configureServer(server) {
      const definition = await readDefinition(settings.forms);
      const database = await openDataFolder(settings.data).catch((error: unknown) => {
        if (!(error instanceof SandboxProblem)) throw error;
        server.config.logger.error(`No call is answered here. ${error.message}`);
        return undefined;
      });
      if (!database) return;
      const log = (line: string) => server.config.logger.info(line);
      const app = createServer({ ...definition, database, now: () => new Date(), log });
      const answer = getRequestListener(app.fetch);
      server.httpServer?.on('close', () => void database.close());
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        const page = /^\/sandbox(\/|$)/.test(pathname);
        const call = routesTo(pathname, definition.app.calls).length > 0;
        // A screen of the product may have the path of a call; a browser that opens it asks for HTML.
        const opens = request.headers.accept?.includes('text/html') ?? false;
        if (page || (call && !opens)) void answer(request, response);
        else next();
      });
    },
  };
}
