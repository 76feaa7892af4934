import type { CompiledApp, CompiledCall } from '../compiled/app.ts';
import { getAt } from '../core/pointer.ts';
import { fill } from '../definition/texts.ts';

/** How a call ended, before anybody decides what that means for the screen. */
export type CallResult =
  | { end: 'success'; status: number; body: unknown }
  | { end: 'errors'; status: number; body: unknown }
  | { end: 'status'; status: number }
  | { end: 'unreadable'; status: number }
  | { end: 'network' }
  | { end: 'timeout' }
  | { end: 'offline' };

/** What a call needs of the browser. */
export interface Browser {
  fetch: typeof fetch;
  online: () => boolean;
  cookies: () => string;
  origin: string;
}

export interface CallRequest {
  params?: Record<string, unknown>;
  send?: unknown;
}

/**
 * Makes a call to the provider. Never throws: every way to fail is a result.
 *
 * @param provider host, and the anti-forgery pair, which calls with cookies carry
 */
export async function makeCall(
  call: CompiledCall,
  provider: CompiledApp['provider'],
  { params = {}, send }: CallRequest,
  browser: Browser,
): Promise<CallResult> {
  if (!browser.online()) return { end: 'offline' };
  if (Object.values(params).some(leadsElsewhere)) return { end: 'status', status: 404 };
  const url = callUrl(call.path, provider.host || browser.origin, params);
  const inBody = call.method !== 'GET' && call.method !== 'DELETE';
  if (!inBody) addToQuery(url, send);
  const headers = new Headers({ Accept: 'application/json', ...call.headers });
  if (inBody && send !== undefined) headers.set('Content-Type', 'application/json');
  const { csrf } = provider;
  const token = call.cookies && csrf ? cookie(browser.cookies(), csrf.cookie) : undefined;
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
      signal: call.timeout === undefined ? undefined : AbortSignal.timeout(call.timeout),
    });
    if (!response.ok) return { end: 'status', status: response.status };
    return await readResponse(call, response);
  } catch (error) {
    const timedOut = error instanceof DOMException && error.name === 'TimeoutError';
    return { end: timedOut ? 'timeout' : 'network' };
  }
}

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
  if (call.errors !== undefined && isPresent(getAt(body, call.errors))) {
    return { end: 'errors', status, body };
  }
  return call.response && !call.response(body)
    ? { end: 'unreadable', status }
    : { end: 'success', status, body };
}

/** Whether an `errors` value says that there are errors: null, false and emptiness do not. */
function isPresent(errors: unknown): boolean {
  if (errors === undefined || errors === null || errors === false || errors === '') return false;
  return typeof errors !== 'object' || Object.keys(errors).length > 0;
}

/** No address has an empty part, and "." and ".." would lead to another path, encoded or not. */
const leadsElsewhere = (param: unknown): boolean => /^\.{0,2}$/.test(String(param ?? ''));

/** The address of a path below the host, whether or not it begins with a slash. */
function callUrl(path: string, host: string, params: Record<string, unknown>): URL {
  const encoded = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, encodeURIComponent(String(value ?? ''))]),
  );
  return new URL(fill(path, encoded).replace(/^\/+/, ''), `${host.replace(/\/+$/, '')}/`);
}

function addToQuery(url: URL, send: unknown): void {
  if (typeof send !== 'object' || send === null) return;
  for (const [name, value] of Object.entries(send)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) url.searchParams.append(name, String(item));
    }
  }
}

function cookie(cookies: string, name: string): string | undefined {
  const found = cookies.split('; ').find((pair) => pair.startsWith(`${name}=`));
  if (found === undefined) return undefined;
  const value = found.slice(name.length + 1);
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
