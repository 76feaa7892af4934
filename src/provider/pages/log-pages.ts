import type { MiddlewareHandler } from 'hono';
import type { Log } from '../errors/log.ts';

/**
 * Logs each request for the provider's own pages, by the name of the page alone: what follows it names a file.
 *
 * @param path that of the pages
 */
export function logPages(log: Log, path: string): MiddlewareHandler {
  return async (c, next) => {
    const begun = performance.now();
    await next();
    const [, page = ''] = /^\/([a-z]+)/.exec(c.req.path.slice(path.length)) ?? [];
    if (page === 'style') return;
    const { method } = c.req;
    const { status } = c.res;
    const requestId = c.get('requestId');
    const ms = Math.round(performance.now() - begun);
    log(`${method} sandbox/${page} ${status}`, { requestId, page, method, status, ms });
  };
}
