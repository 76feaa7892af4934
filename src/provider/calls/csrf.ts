import { createHmac } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { AppFile } from '../../definition/files/app.ts';
import { newToken } from '../crypto/hashing.ts';
import type { Queries } from '../database/database.ts';
import { RequestError } from '../errors/request-error.ts';
import { secretNamed } from '../store/secrets.ts';
import { isAllowedOtherHost } from './product-origin.ts';

type Csrf = NonNullable<AppFile['provider']['csrf']>;

/**
 * Sets the page's anti-forgery cookie. A page that has one keeps it, so that two tabs don't disturb each other.
 *
 * @param path the path that the product lies below: products below other paths of the host have cookies of their own
 */
export async function setCsrfCookie(
  c: Context,
  { cookie }: Csrf,
  { queries, path }: { queries: Queries; path: string },
): Promise<void> {
  const sign = await signer(queries);
  const current = getCookie(c, cookie);
  const random = newToken();
  const value = isSigned(current, sign) ? current : `${random}.${sign(random)}`;
  setCookie(c, cookie, value, { path, sameSite: 'Lax' });
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
export async function checkCsrf(
  c: Context,
  { cookie, header }: Csrf,
  queries: Queries,
  origins: string[],
): Promise<void> {
  const value = getCookie(c, cookie);
  if (value === undefined || isAllowedOtherHost(c, origins)) return;
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
