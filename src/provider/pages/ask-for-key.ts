import { timingSafeEqual } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import { html } from 'hono/html';
import { fingerprint, newToken } from '../crypto/hashing.ts';
import { isFromHere } from '../http/hosts.ts';
import { isNavigation } from '../http/navigation.ts';
import { networkOf } from '../http/network.ts';
import { cookieOptions, readOwnCookie, servedByTls } from '../http/own-cookie.ts';
import { formPolicy } from '../http/policy.ts';
import { createGuesses } from './guesses.ts';

const cookie = 'sandbox-key';

/** The access to the provider's own pages: by the key, and where they are open here, from this machine. */
export interface PagesAccess {
  key: string;
  openHere: boolean;
  /** Whether this process has made the key, so that its output is the only place to read it. */
  isMade?: boolean;
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
  const isMade = pagesKey === undefined;
  return { key: pagesKey ?? newToken(), openHere: isMade && !isPublic, isMade };
}

/**
 * Restricts the pages to requests with access. A form asks for the key, and a cookie has it afterwards. The address that a
 * start prints has the key, "?key=...", and leads to the same without it; programs send it as a bearer token.
 *
 * @param path that of the pages
 * @param guesses only so many wrong keys are taken
 */
export function askForKey(
  { key, openHere }: PagesAccess,
  path: string,
  guesses = createGuesses(),
): MiddlewareHandler {
  return async (c, next) => {
    if (openHere && isFromHere(c)) return next();
    if (c.req.path === `${path}/style.css`) return next();
    const entered = c.req.query('key') ?? (await keyInForm(c));
    const given = entered ?? bearerToken(c) ?? readOwnCookie(c, cookie);
    if (given === undefined) return refuse(c, path);
    const network = networkOf(c.get('client').address);
    await guesses.check(network);
    const options = cookieOptions(c, servedByTls(c) && path === '/sandbox' ? '/' : path);
    if (!isEqual(given, key)) {
      await guesses.countWrong(network);
      // The key of an earlier process would count with each request.
      deleteCookie(c, cookie, options);
      return refuse(c, path);
    }
    if (entered === undefined) return next();
    setCookie(c, cookie, key, { ...options, httpOnly: true, sameSite: 'Strict' });
    return c.redirect(c.req.path, c.req.method === 'POST' ? 303 : 302);
  };
}

const bearerToken = (c: Context): string | undefined =>
  /^Bearer (\S+)$/i.exec(c.req.header('Authorization') ?? '')?.[1];

/** The most bytes of a form with a key. */
const maxForm = 1000;

async function keyInForm(c: Context): Promise<string | undefined> {
  if (c.req.method !== 'POST' || Number(c.req.header('Content-Length') ?? maxForm + 1) > maxForm)
    return undefined;
  const { key } = await c.req.parseBody().catch(() => ({ key: undefined }));
  return typeof key === 'string' && key !== '' ? key : undefined;
}

function refuse(c: Context, path: string): Response | Promise<Response> {
  const sentence =
    'This page asks for a key: PAGES_KEY, or the one that the start of the server prints.';
  if (!isNavigation(c) && c.req.method !== 'POST') return c.json({ error: sentence }, 401);
  c.header('Content-Security-Policy', formPolicy);
  const page = html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Key</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="${path}/style.css">
  </head>
  <body>
    <main>
      <h1>Key</h1>
      <p>${sentence}</p>
      <form method="post">
        <label>Key <input type="password" name="key" autocomplete="current-password" required></label>
        <button>Open</button>
      </form>
    </main>
  </body>
</html>`;
  return c.html(page, 401);
}

/** Compares in a time that does not depend on the texts. */
const isEqual = (text: string, key: string): boolean =>
  timingSafeEqual(Buffer.from(fingerprint(text)), Buffer.from(fingerprint(key)));
