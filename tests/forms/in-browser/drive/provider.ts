import type { Page, Request, Route } from 'playwright';
import type { Play } from '../../../../src/analysis/paths/play.ts';
import type { WrittenProduct } from '../../../../src/analysis/product.ts';
import type { Call } from '../../../../src/definition/files/app.ts';

/** What left the page for the provider. */
export interface Sent {
  call: string;
  method: string;
  /** Path and query. */
  path: string;
  /** Those that the definition sets, and the type of the body. */
  headers: Record<string, string>;
  /** Parsed where it is JSON; `undefined` where there is none. */
  body: unknown;
}

/** Plays the provider for a page: calls end as told, and whatever leaves is written down. */
export class Provider {
  readonly sent: Sent[] = [];
  private readonly plays = new Map<string, Play>();
  private readonly calls: [name: string, call: Call][];

  constructor({ calls }: WrittenProduct) {
    this.calls = Object.entries(calls);
  }

  /** From now on the call ends like this. */
  plan(call: string, play: Play): void {
    this.plays.set(call, play);
  }

  async attend(page: Page): Promise<void> {
    const isCall = ({ pathname }: URL) => this.calls.some(([, call]) => fits(call, pathname));
    await page.route(isCall, (route) => this.answer(route));
  }

  private async answer(route: Route): Promise<void> {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const [name, call] =
      this.calls.find(([, each]) => each.method === request.method() && fits(each, pathname)) ?? [];
    if (name === undefined || call === undefined) return route.fallback();
    this.sent.push({ call: name, ...contentOf(request, call) });
    const play = this.plays.get(name) ?? {};
    if (play.ending) {
      // An answer that never comes: the page gives up by itself.
      if (play.ending === 'timeout') return;
      return route.abort('connectionfailed');
    }
    const { status = 200, body } = play;
    const text = 'text' in play ? play.text : body === undefined ? '' : JSON.stringify(body);
    await route.fulfill({
      status,
      // A status such as 204 allows no body.
      body: status === 204 ? undefined : text,
      contentType: 'application/json',
      headers: allowing(request),
    });
  }
}

/** The provider may be another host, which has to allow the page to read its answer. */
const allowing = (request: Request): Record<string, string> => ({
  'access-control-allow-origin': request.headers().origin ?? '*',
  'access-control-allow-credentials': 'true',
});

function fits({ path }: Call, pathname: string): boolean {
  const parts = path.replace(/^\/+/, '').split(/\{[^}]*\}/);
  const pattern = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('[^/]+');
  return new RegExp(`/${pattern}$`).test(pathname);
}

function contentOf(request: Request, call: Call): Omit<Sent, 'call'> {
  const { pathname, search } = new URL(request.url());
  const all = request.headers();
  const text = request.postData();
  const names = ['Content-Type', ...Object.keys(call.headers ?? {})];
  return {
    method: request.method(),
    path: pathname + search,
    headers: Object.fromEntries(
      names.flatMap((name) => {
        const value = all[name.toLowerCase()];
        return value === undefined ? [] : [[name, value]];
      }),
    ),
    body: text === null ? undefined : JSON.parse(text),
  };
}
