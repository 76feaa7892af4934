import type { Context } from 'hono';

/**
 * Returns the origin at which the visitor uses the product: the origin that the request came in on, or the page's own if that is one of
 * `origins`. A page behind a proxy that speaks https counts as the origin that the browser knows.
 */
export function productOrigin(c: Context, origins: string[]): string {
  const { origin, host } = new URL(c.req.url);
  const page = c.req.header('Origin') ?? '';
  const samePage = URL.canParse(page) && new URL(page).host === host;
  return samePage || origins.includes(page) ? new URL(page).origin : origin;
}
