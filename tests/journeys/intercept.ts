import { STATUS_CODES } from 'node:http';
import type { CDPSession, Page } from 'playwright';

/** A call on its way out of a page, which waits for what becomes of it. */
export interface Held {
  method: string;
  url: URL;
  /** By their names in lower case. */
  headers: Record<string, string>;
  body: string | undefined;
  /** Answers in the provider's place. */
  answer: (answer: Answer) => Promise<void>;
  /** The connection breaks. */
  fail: () => Promise<void>;
  /** Lets it go where it is going. */
  goOn: () => Promise<void>;
}

interface Answer {
  status?: number;
  /** Sent as JSON. */
  json?: unknown;
  text?: string;
  headers?: Record<string, string>;
}

interface Rule {
  pattern: string;
  handle: (held: Held) => unknown;
  /** How often it still holds. */
  times: number;
}

const interceptions = new WeakMap<Page, { session: CDPSession; rules: Rule[] }>();

/**
 * Catches the calls of a page to some address, and nothing else: `page.route` stops every request of the page, and makes
 * the browser forget all files that it has read before. The newest rule comes first. Beside `page.route`, the page would
 * hear of no request that is answered here.
 *
 * @param pattern the address without its query; * stands for any part of it
 * @param times how often the rule holds
 */
export async function intercept(
  page: Page,
  pattern: string,
  handle: Rule['handle'],
  { times = Number.POSITIVE_INFINITY } = {},
): Promise<void> {
  const { session, rules } = interceptions.get(page) ?? (await begin(page));
  rules.unshift({ pattern, handle, times });
  const patterns = rules.flatMap((rule) => [rule.pattern, `${rule.pattern}\\?*`]);
  await session.send('Fetch.enable', { patterns: patterns.map((urlPattern) => ({ urlPattern })) });
}

/** Every call goes where it is going again, also those that were held. */
export async function interceptNothing(page: Page): Promise<void> {
  await interceptions.get(page)?.session.detach();
  interceptions.delete(page);
}

async function begin(page: Page) {
  const session = await page.context().newCDPSession(page);
  const rules: Rule[] = [];
  interceptions.set(page, { session, rules });
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    const url = new URL(request.url);
    const held = { ...heldCall(session, requestId), ...request, url, body: request.postData };
    const headers = Object.entries(request.headers).map(([name, text]) => [
      name.toLowerCase(),
      text,
    ]);
    const rule = rules.find((each) => each.times > 0 && fits(each.pattern, url));
    if (!rule) return held.goOn();
    // What a browser asks before it calls another host.
    if (request.method === 'OPTIONS') {
      return held.answer({ status: 204, headers: allowing(request.headers) });
    }
    rule.times -= 1;
    return rule.handle({ ...held, headers: Object.fromEntries(headers) });
  });
  return { session, rules };
}

/** What another host allows a page that asks before it calls. */
const allowing = (asked: Record<string, string>): Record<string, string> => ({
  'access-control-allow-origin': asked.Origin ?? '*',
  'access-control-allow-credentials': 'true',
  'access-control-allow-methods': asked['Access-Control-Request-Method'] ?? '*',
  'access-control-allow-headers': asked['Access-Control-Request-Headers'] ?? '*',
});

function heldCall(session: CDPSession, requestId: string): Pick<Held, 'answer' | 'fail' | 'goOn'> {
  // The page may have gone elsewhere by now, and with it its calls.
  const gone = (error: Error) => {
    if (!/Invalid InterceptionId|closed/.test(error.message)) throw error;
  };
  return {
    async answer({
      status = 200,
      json,
      text = json === undefined ? '' : JSON.stringify(json),
      headers,
    }) {
      const all = { 'content-type': 'application/json', ...headers };
      await session
        .send('Fetch.fulfillRequest', {
          requestId,
          responseCode: status,
          responsePhrase: STATUS_CODES[status] ?? 'Unknown',
          responseHeaders: Object.entries(all).map(([name, value]) => ({ name, value })),
          // A status such as 204 allows no body.
          ...(status === 204 ? {} : { body: Buffer.from(text).toString('base64') }),
        })
        .catch(gone);
    },
    async fail() {
      await session
        .send('Fetch.failRequest', { requestId, errorReason: 'ConnectionFailed' })
        .catch(gone);
    },
    async goOn() {
      await session.send('Fetch.continueRequest', { requestId }).catch(gone);
    },
  };
}

function fits(pattern: string, { origin, pathname }: URL): boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(origin + pathname);
}
