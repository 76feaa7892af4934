import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { AppFile } from '../../definition/files/app.ts';
import { newToken } from '../hashing.ts';
import { RequestError } from './request-error.ts';

type Csrf = NonNullable<AppFile['provider']['csrf']>;

/** Sets the page's anti-forgery cookie. A page that has one keeps it, so that two tabs don't disturb each other. */
export function setCsrfCookie(c: Context, { cookie }: Csrf): void {
  const current = getCookie(c, cookie);
  const value = current && /^[\w-]{43}$/.test(current) ? current : newToken();
  setCookie(c, cookie, value, { path: '/', sameSite: 'Lax' });
}

/**
 * Checks the anti-forgery pair. A request without the cookie passes, since it carries no browser session.
 *
 * @throws RequestError when the header lacks the value of the cookie
 */
export function checkCsrf(c: Context, { cookie, header }: Csrf): void {
  const value = getCookie(c, cookie);
  if (value === undefined || value === c.req.header(header)) return;
  throw new RequestError(
    403,
    `The request has the cookie ${cookie}, so it must carry the same value in the header ${header}.`,
  );
}
