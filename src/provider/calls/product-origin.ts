import type { Context } from 'hono';
import { RequestError } from '../errors/request-error.ts';

/**
 * Returns a function that makes the address of a path of the product in the visitor's browser. Its origin is the one that the
 * request came in on, or the page's own if that is one of `origins`. A page behind a proxy that speaks https counts as the
 * origin that the browser knows.
 *
 * @param basePath the path that the product lies below, "/apply"; "" at the root of the host
 */
export function productAddress(
  c: Context,
  origins: string[],
  basePath: string,
): (path: string) => string {
  const { origin, host } = new URL(c.req.url);
  const page = c.req.header('Origin') ?? '';
  const samePage = URL.canParse(page) && new URL(page).host === host;
  const own = samePage || origins.includes(page) ? new URL(page).origin : origin;
  return (path) => new URL(path.replace(/^\//, ''), `${own}${basePath}/`).href;
}

/** Returns whether a call comes from a page of one of `origins` on another host. All ports of a host share its cookies. */
export function isAllowedOtherHost(c: Context, origins: string[]): boolean {
  const page = c.req.header('Origin');
  if (page === undefined || !origins.includes(page)) return false;
  return new URL(page).hostname !== new URL(c.req.url).hostname;
}

/**
 * Checks that a call comes from a page of the product, or from no page.
 *
 * @throws RequestError for pages of other sites
 */
export function checkOrigin(c: Context, origins: string[]): void {
  const page = c.req.header('Origin');
  if (page === undefined || origins.includes(page)) return;
  if (URL.canParse(page) && new URL(page).host === new URL(c.req.url).host) return;
  throw new RequestError(
    403,
    `Pages of ${page} may not make this call. SANDBOX_ORIGINS lists those that may.`,
  );
}
