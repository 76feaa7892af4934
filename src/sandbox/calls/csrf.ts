import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { AppFile } from '../../definition/files/app.ts';
import { newToken } from '../hashing.ts';
import { Refusal } from './refusal.ts';

type Csrf = NonNullable<AppFile['provider']['csrf']>;

/** Gives the page its anti-forgery cookie, the same again if it has one, so that two tabs don't disturb each other. */
export function giveCsrfCookie(c: Context, { cookie }: Csrf): void {
  const held = getCookie(c, cookie);
  const value = held && /^[\w-]{43}$/.test(held) ? held : newToken();
  setCookie(c, cookie, value, { path: '/', sameSite: 'Lax' });
}

/**
 * Lets a request without the cookie pass: no browser session can be abused by it.
 *
 * @throws Refusal when the cookie came without the same value in the header
 */
export function checkCsrf(c: Context, { cookie, header }: Csrf): void {
  const value = getCookie(c, cookie);
  if (value === undefined || value === c.req.header(header)) return;
  throw new Refusal(
    403,
    `The request has the cookie ${cookie}, so it must carry the same value in the header ${header}.`,
  );
}
