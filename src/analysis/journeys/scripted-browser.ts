import type { CallReply } from '../../definition/files/journey.ts';
import type { Browser } from '../../runtime/headless.ts';

/** A browser in which the next call gets the reply of an example, and the bodies that were sent. */
export function scriptedBrowser(origin: string, { status = 200, body, ending }: CallReply) {
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
