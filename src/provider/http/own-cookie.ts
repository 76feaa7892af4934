import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import { askedOrigin } from './client.ts';

/** Returns whether the browser reaches this server over TLS. */
export const servedByTls = (c: Context): boolean => askedOrigin(c).protocol === 'https:';

/**
 * Returns the options of a cookie below a path. Over TLS its name gets the prefix `__Host-`, which no other host of the
 * domain can set; below a path, where browsers refuse that, `__Secure-`.
 */
export function cookieOptions(c: Context, path: string): CookieOptions {
  if (!servedByTls(c)) return { path };
  return { path, secure: true, prefix: path === '/' ? 'host' : 'secure' };
}

/** Reads a cookie, over TLS one with a prefix alone: other hosts of the domain can set any other. */
export const readOwnCookie = (c: Context, name: string): string | undefined =>
  getCookie(c, name, 'host') ||
  getCookie(c, name, 'secure') ||
  (servedByTls(c) ? undefined : getCookie(c, name));
