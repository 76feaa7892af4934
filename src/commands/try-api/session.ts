import { CookieJar } from 'tough-cookie';
import type { CompiledRequest } from '../../compiled/call.ts';
import type { DataSources } from '../../core/form/coerce-answers.ts';
import { resolveRequest, type SentValues } from '../../core/mapping/resolve-request.ts';
import type { AppFile } from '../../definition/files/app.ts';
import {
  type Browser,
  createPerform,
  noStorage,
  type Perform,
  toEnd,
  withKey,
} from '../../runtime/headless.ts';

/** A request that was sent, and its answer. */
export interface Exchange {
  call: string;
  url: string;
  init: RequestInit & { headers: Headers };
  /** Absent where no answer came. */
  answer?: { status: number; headers: Headers; text: string; url: string; redirected: boolean };
  /** Why no answer came. */
  failure?: string;
}

/** A request of a screen, with the data that its mappings read. */
export interface Sending {
  request: CompiledRequest;
  document: object;
  readSources: () => DataSources;
}

/** The end of a call as the page sees it, and the exchange behind it. */
export interface Ended extends ReturnType<typeof toEnd> {
  request: CompiledRequest;
  result: Awaited<ReturnType<Perform>>;
  exchange: Exchange | undefined;
}

/** Returns the values that a request sends. */
export const sentValues = ({ request, document, readSources }: Sending): SentValues =>
  resolveRequest(request, { ...readSources(), ...document });

interface Options {
  app: Pick<AppFile, 'provider'>;
  /** Origin of the pages. */
  origin: string;
  fetch: typeof fetch;
  maxRequests: number;
  maxSeconds: number;
  /** Is called once no request is left. */
  onSpent: () => void;
}

/** Milliseconds that a call may take whose definition names no timeout. */
const longestCall = 30_000;

/** Milliseconds after which a connection is cut, while the answer is under way. */
const cutAfter = 30;

/**
 * Makes calls as a page does, by the code of the runtime, with cookies and the header Origin of a browser. One request at a
 * time, no more than allowed.
 */
export class Session {
  readonly exchanges: Exchange[] = [];
  readonly jar = new CookieJar();
  readonly origin: string;
  /** Why not even the first request has an answer. */
  unreachable?: string;
  readonly #options: Options;
  readonly #endsAt: number;
  #count = 0;

  constructor(options: Options) {
    this.#options = options;
    this.origin = options.origin;
    this.#endsAt = Date.now() + options.maxSeconds * 1000;
  }

  get requestCount(): number {
    return this.#count;
  }

  /**
   * Makes a call of a screen. Never rejects.
   *
   * @param alter changes what is sent
   */
  async send(
    { request, document, readSources }: Sending,
    alter: (init: Exchange['init']) => Exchange['init'] = (init) => init,
  ): Promise<Ended> {
    let exchange: Exchange | undefined;
    const fetch: Browser['fetch'] = async (url, init = {}) => {
      const headers = new Headers(init.headers);
      exchange = {
        call: request.call.name,
        url: String(url),
        init: alter({ ...init, headers }),
      };
      return this.#fetch(exchange);
    };
    const perform = createPerform(this.#options.app, this.#browser(fetch), readSources, (...args) =>
      withKey({ storage: noStorage, session: noStorage }, ...args),
    );
    const result = await perform(request, document);
    return { ...toEnd(result, request), request, result, exchange };
  }

  /** The cookies that answers have set. */
  get cookies() {
    return this.jar.serializeSync()?.cookies ?? [];
  }

  /** Sends the request of an exchange again, and lets the page read its answer. */
  replay(sending: Sending, { init }: Exchange, changes: Partial<RequestInit> = {}): Promise<Ended> {
    return this.send(sending, ({ signal = null }) => {
      const headers = new Headers(changes.headers ?? init.headers);
      return { ...init, ...changes, headers, signal };
    });
  }

  /** Sends a request whose answer is lost on the way. */
  async cut(sending: Sending): Promise<Exchange | undefined> {
    const abort = new AbortController();
    const timer = setTimeout(() => abort.abort(), cutAfter);
    try {
      const { exchange } = await this.send(sending, (init) => ({ ...init, signal: abort.signal }));
      return exchange;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Sends the preflight of an exchange; `undefined` where no answer comes. */
  async preflight({ call, url, init }: Exchange, asked: string[]): Promise<Exchange['answer']> {
    const headers = new Headers({ 'Access-Control-Request-Method': init.method ?? 'GET' });
    if (asked.length > 0) headers.set('Access-Control-Request-Headers', asked.join(','));
    const exchange: Exchange = { call, url, init: { method: 'OPTIONS', headers } };
    await this.#fetch(exchange, false).catch(() => undefined);
    return exchange.answer;
  }

  #browser = (fetch: Browser['fetch']): Browser => ({
    origin: this.origin,
    online: () => true,
    cookies: () => this.jar.getCookieStringSync(this.origin, { http: false }),
    fetch,
  });

  async #fetch(exchange: Exchange, isCall = true): Promise<Response> {
    const { maxRequests, onSpent } = this.#options;
    if (this.#count >= maxRequests || Date.now() > this.#endsAt) {
      onSpent();
      throw new TypeError('No request is left.');
    }
    this.#count += 1;
    const { url, init } = exchange;
    const { origin } = new URL(url);
    const headers = new Headers(init.headers);
    const isSafe = init.method === undefined || init.method === 'GET';
    if (origin !== this.origin || !isSafe) headers.set('Origin', this.origin);
    const cookies = init.credentials === 'include' ? this.jar.getCookieStringSync(url) : '';
    if (cookies !== '') headers.set('Cookie', cookies);
    if (isCall) this.exchanges.push(exchange);
    const signal = init.signal ?? AbortSignal.timeout(longestCall);
    const redirect = isCall ? 'follow' : 'manual';
    try {
      const response = await this.#options.fetch(url, { ...init, headers, signal, redirect });
      const text = await response.clone().text();
      const { status, redirected } = response;
      exchange.answer = {
        status,
        redirected,
        text,
        headers: response.headers,
        url: response.url,
      };
      if (init.credentials === 'include') {
        // Browsers refuse some cookies without a word.
        const lines = response.headers.getSetCookie();
        for (const line of lines) this.jar.setCookieSync(line, url, { ignoreError: true });
      }
      return response;
    } catch (error) {
      exchange.failure = reasonOf(error);
      const isReached = this.exchanges.some(({ answer }) => answer) || init.signal?.aborted;
      if (!isReached) {
        this.unreachable = exchange.failure;
        onSpent();
      }
      throw error;
    }
  }
}

/** Returns why a request has no answer: "ECONNREFUSED". */
function reasonOf(error: unknown): string {
  const { cause, name, message } = error as Error & { cause?: { code?: string } };
  return cause?.code ?? (name === 'TypeError' ? message : name);
}
