import type { CallReply } from '../../definition/files/journey.ts';
import type { Browser } from '../../runtime/headless.ts';

/** A call that was made. */
export interface SentCall {
  method: string;
  /** Path and query. */
  path: string;
  headers: Headers;
  /** Parsed JSON; `undefined` for a call without a body. */
  body: unknown;
}

/** A browser in which the next call gets the reply of an example, and the calls that were made. */
export function scriptedBrowser(origin: string, { status = 200, body, ending }: CallReply) {
  const calls: SentCall[] = [];
  const browser: Browser = {
    origin,
    online: () => ending !== 'offline',
    cookies: () => '',
    fetch: async (address, init = {}) => {
      const { method = 'GET' } = init;
      const { pathname, search } = new URL(String(address));
      const sent = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
      const headers = new Headers(init.headers);
      calls.push({ method, path: pathname + search, headers, body: sent });
      if (ending === 'timeout') throw new DOMException('', 'TimeoutError');
      if (ending === 'network') throw new TypeError('Failed to fetch');
      const bodiless = body === undefined || status === 204 || status === 304;
      return new Response(bodiless ? null : JSON.stringify(body), { status });
    },
  };
  return { browser, calls };
}
