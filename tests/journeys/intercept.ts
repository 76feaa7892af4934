import { STATUS_CODES } from 'node:http';
import type { CDPSession, Page } from 'playwright';

/** A call of a page that is paused until it is answered, failed or continued. */
export interface PausedCall {
  method: string;
  url: URL;
  /** Headers by their names in lower case. */
  headers: Record<string, string>;
  body: string | undefined;
  /** Answers in the provider's place. */
  answer: (answer: Answer) => Promise<void>;
  /** Breaks the connection. */
  fail: () => Promise<void>;
  /** Sends the call to its address. */
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
  handle: (paused: PausedCall) => unknown;
  /** How many more calls it handles. */
  times: number;
}

const interceptions = new WeakMap<Page, { session: CDPSession; rules: Rule[] }>();

/**
 * Intercepts the calls of a page to some address, and no others: `page.route` stops every request of the page and disables
 * the browser's cache. The newest rule comes first. Together with `page.route`, Playwright reports no request that is
 * answered here.
 *
 * @param pattern the address without its query; * matches any part of it
 * @param times the number of calls that the rule handles
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

/** Removes all rules. Every call goes to its address again, also those that were paused. */
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
    const paused = { ...pausedCall(session, requestId), ...request, url, body: request.postData };
    const headers = Object.entries(request.headers).map(([name, text]) => [
      name.toLowerCase(),
      text,
    ]);
    const rule = rules.find((each) => each.times > 0 && matches(each.pattern, url));
    if (!rule) return paused.goOn();
    // A preflight request, which a browser sends before it calls another host.
    if (request.method === 'OPTIONS') {
      return paused.answer({ status: 204, headers: corsHeaders(request.headers) });
    }
    rule.times -= 1;
    return rule.handle({ ...paused, headers: Object.fromEntries(headers) });
  });
  return { session, rules };
}

/** Returns the CORS headers for a preflight request. */
const corsHeaders = (asked: Record<string, string>): Record<string, string> => ({
  'access-control-allow-origin': asked.Origin ?? '*',
  'access-control-allow-credentials': 'true',
  'access-control-allow-methods': asked['Access-Control-Request-Method'] ?? '*',
  'access-control-allow-headers': asked['Access-Control-Request-Headers'] ?? '*',
});

function pausedCall(
  session: CDPSession,
  requestId: string,
): Pick<PausedCall, 'answer' | 'fail' | 'goOn'> {
  // The page may have been left in the meantime, which cancels its calls.
  const ignoreCancelled = (error: Error) => {
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
        .catch(ignoreCancelled);
    },
    async fail() {
      await session
        .send('Fetch.failRequest', { requestId, errorReason: 'ConnectionFailed' })
        .catch(ignoreCancelled);
    },
    async goOn() {
      await session.send('Fetch.continueRequest', { requestId }).catch(ignoreCancelled);
    },
  };
}

function matches(pattern: string, { origin, pathname }: URL): boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(origin + pathname);
}
