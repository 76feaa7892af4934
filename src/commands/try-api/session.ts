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
  answer?: { status: number; headers: Headers; text: string };
  /** Why no answer came. */
  failure?: string;
  /** The address that the first redirect names. */
  redirectedTo?: URL;
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

/** Bytes of an answer that are read. */
const mostBytes = 10 * 1024 * 1024;

/** Redirects that are followed, as many as by browsers. */
const mostRedirects = 20;

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
  #isSpent = false;

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
    if (this.#isSpent || this.#count >= this.#options.maxRequests || Date.now() > this.#endsAt) {
      this.#spend();
      throw new TypeError('No request is left.');
    }
    const { url, init } = exchange;
    const { origin } = new URL(url);
    const headers = new Headers(init.headers);
    const isSafe = init.method === undefined || init.method === 'GET';
    if (origin !== this.origin || !isSafe) headers.set('Origin', this.origin);
    const cookies = init.credentials === 'include' ? this.jar.getCookieStringSync(url) : '';
    if (cookies !== '') headers.set('Cookie', cookies);
    if (isCall) this.exchanges.push(exchange);
    const signal = init.signal ?? AbortSignal.timeout(longestCall);
    try {
      const response = await this.#follow(exchange, { ...init, headers, signal }, isCall);
      const text = await readText(response);
      exchange.answer = { status: response.status, text, headers: response.headers };
      if (init.credentials === 'include') {
        // Browsers refuse some cookies without a word.
        const lines = response.headers.getSetCookie();
        for (const line of lines) this.jar.setCookieSync(line, url, { ignoreError: true });
      }
      return response;
    } catch (error) {
      exchange.failure = reasonOf(error);
      const isReached = this.exchanges.some(({ answer }) => answer) || init.signal?.aborted;
      if (!isReached && isUnconnected(error)) {
        this.unreachable = exchange.failure;
        this.#spend();
      }
      throw error;
    }
  }

  /** Ends the run. */
  #spend(): void {
    this.#isSpent = true;
    this.#options.onSpent();
  }

  /** Follows redirects as browsers do, but to no other host: nobody has said that forms may be sent there. */
  async #follow(exchange: Exchange, init: RequestInit, isFollowing: boolean): Promise<Response> {
    let request = init;
    let url = new URL(exchange.url);
    for (let redirects = 0; ; redirects += 1) {
      this.#count += 1;
      const response = await this.#options.fetch(url, { ...request, redirect: 'manual' });
      const location = response.headers.get('Location');
      const isRedirect = [301, 302, 303, 307, 308].includes(response.status);
      if (!isFollowing || !isRedirect || location === null) return response;
      const { origin } = url;
      url = new URL(location, url);
      exchange.redirectedTo ??= url;
      if (url.origin !== origin) throw new TypeError(`it is redirected to ${url.origin}`);
      if (redirects === mostRedirects) throw new TypeError('it is redirected again and again');
      if (response.status < 307 && request.method !== 'GET') {
        const headers = new Headers(request.headers);
        headers.delete('Content-Type');
        request = { ...request, method: 'GET', headers, body: null };
      }
    }
  }
}

/** Reads a copy of the body of a response, which may have no end. */
async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let size = 0;
  let text = '';
  for await (const chunk of response.clone().body ?? []) {
    size += chunk.length;
    if (size > mostBytes) {
      // It ends once the copy is cancelled too, which leaving the loop does.
      response.body?.cancel().catch(() => undefined);
      throw new TypeError('its body is longer than 10 MB');
    }
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** Returns why a request has no answer: "ECONNREFUSED". */
function reasonOf(error: unknown): string {
  const { cause, name, message } = error as FetchError;
  if (!cause) return name === 'TypeError' ? message : name;
  const { code = name } = cause;
  return /^E[A-Z]+$/.test(code) ? code : cause.message || code;
}

/** Returns whether the host has not even been reached, so that no other request would reach it. */
function isUnconnected(error: unknown): boolean {
  const { code = '' } = (error as FetchError).cause ?? {};
  return code !== '' && !/^(Z_|HPE_|ECONNRESET$|UND_ERR_(?!CONNECT))/.test(code);
}

interface FetchError extends Error {
  cause?: { code?: string; message?: string };
}
