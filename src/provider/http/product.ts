import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, MiddlewareHandler } from 'hono';
import { acceptsPage } from './navigation.ts';

/**
 * Serves the built product: its files, the page in the folder of each screen, and 404.html with status 404, that of a
 * language below its folder, for every other address that a browser opens. The root of the host leads to a product below a
 * path; other addresses outside that path are left to the next handler.
 *
 * @param dist folder of the build
 * @param policy Content-Security-Policy of the product's pages
 * @param basePath the path that the product was built for, "/apply"; the root of the host by default
 */
export function serveProduct(dist: string, policy: string, basePath = ''): MiddlewareHandler {
  const pathIn = (path: string) => path.slice(basePath.length);
  const files = serveStatic({ root: dist, rewriteRequestPath: pathIn, precompressed: true });
  const nothing = async () => {};
  return async (c, next) => {
    const isInside = `${c.req.path}/`.startsWith(`${basePath}/`);
    if (!isInside) return c.req.path === '/' ? c.redirect(`${basePath}/`) : next();
    const path = pathIn(c.req.path);
    c.header('Content-Security-Policy', policy);
    const file = (await files(c, nothing)) ?? undefined;
    const isPage = file?.headers.get('Content-Type')?.startsWith('text/html');
    // A call can have the path of a screen, so pages are for browsers that open them.
    if (file && (!isPage || acceptsPage(c))) {
      file.headers.set('Cache-Control', isPage ? cachingOfPage(c) : cachingOf(path));
      return file;
    }
    if (path.startsWith('/assets/') || !acceptsPage(c)) return next();
    return c.html(await notFoundPage(dist, path), 404, {
      'Cache-Control': cachingOfPage(c),
    });
  };
}

/** Reads the page for unknown addresses: that of a language for those below its folder. */
async function notFoundPage(dist: string, path: string): Promise<string> {
  const [, folder = ''] = /^\/([\w-]+)\//.exec(path) ?? [];
  const ofLanguage = await readFile(join(dist, folder, '404.html'), 'utf8').catch(() => undefined);
  return ofLanguage ?? readFile(join(dist, '404.html'), 'utf8');
}

/** The address of a page may have a token, which no cache may store. */
const cachingOfPage = (c: Context): string =>
  new URL(c.req.url).search === '' ? 'no-cache' : 'no-store';

/** Matches the assets with a hash of the content in their names, which therefore never change. */
function cachingOf(path: string): string {
  const hashed = /^\/assets\/.*-[\w-]{8}\.\w+(\.map)?$/.test(path);
  return hashed ? 'public, max-age=31536000, immutable' : 'no-cache';
}
