import { timingSafeEqual } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { fingerprint, newToken } from '../crypto/hashing.ts';
import { isFromHere } from '../http/hosts.ts';

const cookie = 'sandbox-key';

/** The access to the provider's own pages: by the key, and where they are open here, from this machine. */
export interface PagesAccess {
  key: string;
  openHere: boolean;
}

/**
 * Returns the access to the pages of a server.
 *
 * @param pagesKey the key; without it one is made
 * @param isPublic whether others than this machine reach the server; a key is asked of everybody then
 */
export function pagesAccess({
  pagesKey,
  isPublic,
}: {
  pagesKey?: string | undefined;
  isPublic: boolean;
}): PagesAccess {
  return { key: pagesKey ?? newToken(), openHere: pagesKey === undefined && !isPublic };
}

/**
 * Restricts the pages to requests with access. The first address has the key, "?key=..."; then a cookie has it.
 *
 * @param path that of the pages
 */
export function askForKey({ key, openHere }: PagesAccess, path: string): MiddlewareHandler {
  return async (c, next) => {
    if (openHere && isFromHere(c)) return next();
    if (isEqual(getCookie(c, cookie), key)) return next();
    if (!isEqual(c.req.query('key'), key)) return refuse(c);
    setCookie(c, cookie, key, { path, httpOnly: true, sameSite: 'Strict' });
    return c.redirect(c.req.path);
  };
}

function refuse(c: Context): Response {
  const error = 'This page asks for a key, "?key=...", which the start of the server prints.';
  return c.json({ error }, 401);
}

/** Compares in a time that does not depend on the texts. */
const isEqual = (text: string | undefined, key: string): boolean =>
  text !== undefined &&
  timingSafeEqual(Buffer.from(fingerprint(text)), Buffer.from(fingerprint(key)));
