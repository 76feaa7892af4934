import type { Context } from 'hono';
import { setCookie } from 'hono/cookie';
import type { AppFile } from '../../definition/files/app.ts';
import { newToken } from '../crypto/hashing.ts';
import type { Seal } from '../crypto/seal.ts';
import { RequestError } from '../errors/request-error.ts';
import { cookieOptions, readOwnCookie } from '../http/own-cookie.ts';
import { isAllowedOtherHost } from './product-origin.ts';

type Csrf = NonNullable<AppFile['provider']['csrf']>;

/**
 * Sets the page's anti-forgery cookie. A page that has one keeps it, so that two tabs don't disturb each other.
 *
 * @param path the path that the product lies below: products below other paths of the host have cookies of their own
 */
export function setCsrfCookie(
  c: Context,
  { cookie }: Csrf,
  { seal: { sign }, path }: { seal: Pick<Seal, 'sign'>; path: string },
): void {
  const current = readOwnCookie(c, cookie);
  const random = newToken();
  const value = isSigned(current, sign) ? current : `${random}.${sign(random)}`;
  setCookie(c, cookie, value, { ...cookieOptions(c, path), sameSite: 'Lax' });
}

/**
 * Checks the anti-forgery pair. A request without the cookie passes, since it carries no browser session. So does that of a
 * page on another host whose origin is allowed: browsers send the cookie along within a site, such as from apply.example.com
 * to api.example.com, but the page can't read it. There the origin proves, as the pair would, that the call is the product's
 * own, since browsers name it with each such call and no page can change it.
 *
 * @param origins other origins whose pages may make the calls
 * @throws RequestError when the header lacks the value of the cookie, or when this server has not made the value
 */
export function checkCsrf(
  c: Context,
  { cookie, header }: Csrf,
  { sign }: Pick<Seal, 'sign'>,
  origins: string[],
): void {
  const value = readOwnCookie(c, cookie);
  if (value === undefined || isAllowedOtherHost(c, origins)) return;
  if (value === c.req.header(header) && isSigned(value, sign)) return;
  throw new RequestError(
    403,
    `The request has the cookie ${cookie}, so it must carry the same value in the header ${header}, as this server has made it.`,
  );
}

function isSigned(value: string | undefined, sign: Seal['sign']): value is string {
  const [random = '', signature] = value?.split('.') ?? [];
  return signature !== undefined && signature === sign(random);
}
