import { createHmac } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { AppFile } from '../../definition/files/app.ts';
import type { Queries } from '../database.ts';
import { newToken } from '../hashing.ts';
import { secretNamed } from '../store/secrets.ts';
import { RequestError } from './request-error.ts';

type Csrf = NonNullable<AppFile['provider']['csrf']>;

/** Sets the page's anti-forgery cookie. A page that has one keeps it, so that two tabs don't disturb each other. */
export async function setCsrfCookie(c: Context, { cookie }: Csrf, queries: Queries): Promise<void> {
  const sign = await signer(queries);
  const current = getCookie(c, cookie);
  const random = newToken();
  const value = isSigned(current, sign) ? current : `${random}.${sign(random)}`;
  setCookie(c, cookie, value, { path: '/', sameSite: 'Lax' });
}

/**
 * Checks the anti-forgery pair. A request without the cookie passes, since it carries no browser session.
 *
 * @throws RequestError when the header lacks the value of the cookie, or when this server has not made the value
 */
export async function checkCsrf(
  c: Context,
  { cookie, header }: Csrf,
  queries: Queries,
): Promise<void> {
  const value = getCookie(c, cookie);
  if (value === undefined) return;
  if (value === c.req.header(header) && isSigned(value, await signer(queries))) return;
  throw new RequestError(
    403,
    `The request has the cookie ${cookie}, so it must carry the same value in the header ${header}, as this server has made it.`,
  );
}

type Sign = (text: string) => string;

async function signer(queries: Queries): Promise<Sign> {
  const secret = await secretNamed(queries, 'csrf');
  return (text) => createHmac('sha256', secret).update(text).digest('base64url');
}

function isSigned(value: string | undefined, sign: Sign): value is string {
  const [random = '', signature] = value?.split('.') ?? [];
  return signature !== undefined && signature === sign(random);
}
