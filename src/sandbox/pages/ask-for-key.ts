import { timingSafeEqual } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { fingerprint } from '../hashing.ts';

const cookie = 'sandbox-key';

/** Lets only those see the pages whose first address has the key: "?key=...". A cookie keeps it. */
export function askForKey(key: string): MiddlewareHandler {
  return async (c, next) => {
    if (isEqual(getCookie(c, cookie), key)) return next();
    if (!isEqual(c.req.query('key'), key)) return refuse(c);
    setCookie(c, cookie, key, { path: '/sandbox', httpOnly: true, sameSite: 'Strict' });
    return c.redirect(c.req.path);
  };
}

function refuse(c: Context): Response {
  const error = 'This page asks for a key. The address that the start of the server prints has it.';
  return c.json({ error }, 401);
}

/** Compares in a time that does not depend on the texts. */
const isEqual = (text: string | undefined, key: string): boolean =>
  text !== undefined &&
  timingSafeEqual(Buffer.from(fingerprint(text)), Buffer.from(fingerprint(key)));
