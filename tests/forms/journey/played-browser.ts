import type { CallReply } from '../../../src/definition/files/journey.ts';
import type { Browser } from '../../../src/runtime/call.ts';

export const origin = 'https://example.com';

/** A browser in which the next call is answered as an example has it, and what was sent by it. */
export function playedBrowser({ status = 200, body, ending }: CallReply) {
  const calls: { sent: unknown }[] = [];
  const browser: Browser = {
    origin,
    online: () => ending !== 'offline',
    cookies: () => '',
    fetch: async (_url, init) => {
      calls.push({ sent: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined });
      if (ending === 'timeout') throw new DOMException('', 'TimeoutError');
      if (ending === 'network') throw new TypeError('Failed to fetch');
      const bodiless = body === undefined || status === 204 || status === 304;
      return new Response(bodiless ? null : JSON.stringify(body), { status });
    },
  };
  return { browser, calls };
}
