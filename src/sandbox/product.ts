import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';
import { acceptsPage } from './navigation.ts';

/**
 * Serves the built product: its files, and index.html for every address that may be one of its screens.
 *
 * @param dist folder of the build
 * @param policy Content-Security-Policy of the product's pages
 */
export function serveProduct(dist: string, policy: string): MiddlewareHandler {
  const files = serveStatic({ root: dist });
  const nothing = async () => {};
  return async (c, next) => {
    c.header('Content-Security-Policy', policy);
    const isPage = /^\/(index\.html)?$/.test(c.req.path);
    const file = isPage ? undefined : await files(c, nothing);
    if (file) {
      file.headers.set('Cache-Control', cachingOf(c.req.path));
      return file;
    }
    if (c.req.path.startsWith('/assets/') || !acceptsPage(c)) return next();
    return c.html(await readFile(join(dist, 'index.html'), 'utf8'), 200, {
      'Cache-Control': 'no-cache',
    });
  };
}

/** The build puts a hash of the content into the name of each asset, so what has a hash never changes. */
function cachingOf(path: string): string {
  const hashed = /^\/assets\/.*-[\w-]{8}\.\w+(\.map)?$/.test(path);
  return hashed ? 'public, max-age=31536000, immutable' : 'no-cache';
}
