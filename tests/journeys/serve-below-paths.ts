import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { Hono } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { readDefinition } from '../../src/provider/definition/definition.ts';
import { listen } from '../../src/provider/http/listen.ts';
import { productPolicy } from '../../src/provider/http/policy.ts';
import { createServer } from '../../src/provider/server.ts';
import { openDataFolder } from '../../src/provider/store/data-folder.ts';
import { openSeal } from '../../src/provider/store/open-seal.ts';
import { hashSecret } from '../provider/cheap-hash.ts';
import type { PlannedBuild } from './builds/build-products.ts';

/**
 * Serves products below paths of one host, as any server of files does: a file, the page in a folder, or the page for unknown
 * addresses. A provider of each product answers below its path.
 *
 * @param data folder of an empty database, which the providers share
 */
export async function serveBelowPaths(products: PlannedBuild[], data: string) {
  const database = await openDataFolder(data);
  const seal = await openSeal(database, { folder: data });
  const now = () => new Date();
  const host = new Hono();
  // The root comes last, since every path is below it.
  for (const { forms, dist, basePath = '' } of products) {
    const definition = await readDefinition(forms);
    const services = { ...definition, basePath, database, seal, hashSecret, now, log: () => {} };
    const provider = createServer(services);
    host.use(`${basePath}/*`, async (c) => {
      const { pathname } = new URL(c.req.url);
      const path = pathname.slice(basePath.length);
      if (c.req.method !== 'GET' || path.startsWith('/sandbox/')) {
        return provider.fetch(c.req.raw, c.env);
      }
      const file = fileAt(dist, path);
      const status = file.endsWith('404.html') ? 404 : 200;
      return c.body(await readFile(file), status, {
        'Content-Type': getMimeType(file) ?? 'text/plain',
        'Content-Security-Policy': productPolicy(definition.app.provider.host),
        'Cross-Origin-Opener-Policy': 'same-origin',
      });
    });
  }
  const { port, close } = await listen(host, 0);
  return {
    url: `http://localhost:${port}`,
    close: async () => {
      await close();
      await database.close();
    },
  };
}

/** Returns the file at a path below the folder of a build, or the page for unknown addresses, that of a language below its folder. */
function fileAt(dist: string, path: string): string {
  const file = join(dist, path, extname(path) === '' ? 'index.html' : '');
  if (existsSync(file)) return file;
  const [, language = ''] = path.split('/');
  const ofLanguage = join(dist, language, '404.html');
  return existsSync(ofLanguage) ? ofLanguage : join(dist, '404.html');
}
