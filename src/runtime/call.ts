import type { CompiledApp } from '../compiled/app.ts';
import type { CompiledCall } from '../compiled/call.ts';
import { hasErrors } from '../core/mapping/has-errors.ts';
import { readCookie } from '../core/read-cookie.ts';
import type { FailureName } from '../definition/outcomes/index.ts';
import { fill } from '../definition/texts.ts';

/** The end of a call; `toOutcome` finds the outcome that a definition names for it. `retryAfter` is in seconds. */
export type CallResult =
  | { end: 'success'; status: number; body: unknown }
  | { end: 'errors'; status: number; body: unknown }
  | { end: 'status'; status: number; body?: unknown; retryAfter?: number }
  | { end: FailureName; status?: number }
  | { end: 'offline' };

/** The browser's features that calls use. */
export interface Browser {
  fetch: typeof fetch;
  online: () => boolean;
  cookies: () => string;
  origin: string;
}

export interface CallArguments {
  params?: Record<string, unknown>;
  send?: unknown;
  /** Aborts the call, whose end then means nothing. */
  signal?: AbortSignal | undefined;
}

/**
 * Makes a call to the provider. Does not throw: every failure is a result.
 *
 * @param provider its host, and the anti-forgery cookie and header of calls with cookies
 */
export async function makeCall(
  call: CompiledCall,
  provider: CompiledApp['provider'],
  { params = {}, send, signal }: CallArguments,
  browser: Browser,
): Promise<CallResult> {
  if (!browser.online()) return { end: 'offline' };
  if (Object.values(params).some(changesPath)) return { end: 'status', status: 404 };
  const url = callUrl(call.path, provider.host, params, browser.origin);
  const inBody = call.method !== 'GET' && call.method !== 'DELETE';
  if (!inBody) addToQuery(url, send);
  const headers = new Headers({ Accept: 'application/json' });
  for (const [name, value] of Object.entries(call.headers ?? {}))
    headers.set(name, fillWith(params, value, encodeURI));
  if (inBody && send !== undefined) headers.set('Content-Type', 'application/json');
  const { csrf } = provider;
  const token = call.cookies && csrf ? readCookie(cookiesOf(browser), csrf.cookie) : undefined;
  if (csrf && token !== undefined) headers.set(csrf.header, token);

  let response: Response;
  try {
    response = await browser.fetch(url, {
      method: call.method,
      headers,
      body: inBody && send !== undefined ? JSON.stringify(send) : undefined,
      credentials: call.cookies ? 'include' : 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      signal: signalOf(call, signal),
    });
    if (!response.ok) {
      const { status, headers } = response;
      const retryAfter = secondsUntil(headers.get('Retry-After'), headers.get('Date'));
      return { end: 'status', status, body: await readReason(response), retryAfter };
    }
    return await readResponse(call, response);
  } catch (error) {
    const timedOut = error instanceof DOMException && error.name === 'TimeoutError';
    return { end: timedOut ? 'timeout' : 'network' };
  }
}

/** Reads the cookies of the page; in a sandboxed frame, browsers refuse that. */
function cookiesOf(browser: Browser): string {
  try {
    return browser.cookies();
  } catch {
    return '';
  }
}

/**
 * Reads the seconds until a moment that a provider names: their number, or an HTTP date.
 *
 * @param sentAt the HTTP date of the response, where the page may read it: the visitor's clock may be wrong
 */
function secondsUntil(retryAfter: string | null, sentAt: string | null): number | undefined {
  if (retryAfter === null || retryAfter === '') return undefined;
  const seconds = /^\d+$/.test(retryAfter)
    ? Number(retryAfter)
    : (Date.parse(retryAfter) - (sentAt === null ? Date.now() : Date.parse(sentAt))) / 1000;
  return seconds > 0 ? seconds : undefined;
}

/** Returns the signal that ends a call at its timeout, or before. */
function signalOf({ timeout }: CompiledCall, signal: AbortSignal | undefined) {
  if (timeout === undefined) return signal;
  const atTimeout = AbortSignal.timeout(timeout);
  // In a browser without "any", an aborted call goes on until its timeout, without effect.
  return signal ? (AbortSignal.any?.([signal, atTimeout]) ?? atTimeout) : atTimeout;
}

/** Reads the body of a response that refuses a call; its end is certain without it. */
const readReason = (response: Response): Promise<unknown> | undefined =>
  /\bjson\b/.test(response.headers.get('Content-Type') ?? '')
    ? response.json().catch(() => undefined)
    : undefined;

async function readResponse(call: CompiledCall, response: Response): Promise<CallResult> {
  const { status } = response;
  if (call.errors === undefined && !call.response)
    return { end: 'success', status, body: undefined };
  const text = await response.text();
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return { end: 'unreadable', status };
  }
  if (hasErrors(call, body)) return { end: 'errors', status, body };
  return call.response && !call.response(body)
    ? { end: 'unreadable', status }
    : { end: 'success', status, body };
}

/** Returns whether a value would change the path: it is empty, or "." or "..", which browsers resolve even if encoded. */
const changesPath = (param: unknown): boolean => /^\.{0,2}$/.test(String(param ?? ''));

/**
 * Returns the address of a path below that of the provider. A leading slash of the path makes no difference.
 *
 * @param host address of the provider, or a path of `origin`; without a slash at the end
 */
function callUrl(path: string, host: string, params: Record<string, unknown>, origin: string): URL {
  const filled = fillWith(params, path, encodeURIComponent);
  return new URL(`${host}/${filled.replace(/^\/+/, '')}`, origin);
}

/** Fills words in braces with encoded parameters. `encodeURI` leaves what tokens in headers consist of as it is. */
function fillWith(
  params: Record<string, unknown>,
  text: string,
  encode: (value: string) => string,
): string {
  const encoded = Object.entries(params).map(([name, value]) => [name, encode(`${value ?? ''}`)]);
  return fill(text, Object.fromEntries(encoded));
}

function addToQuery(url: URL, send: unknown): void {
  if (typeof send !== 'object' || send === null) return;
  for (const [name, value] of Object.entries(send)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) url.searchParams.append(name, String(item));
    }
  }
}
