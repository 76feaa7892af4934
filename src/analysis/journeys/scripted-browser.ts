import { answersPart } from '../../definition/file-kinds.ts';
import type { CallReply } from '../../definition/files/journey.ts';
import type { Browser } from '../../runtime/headless.ts';

/** A call that was made. */
export interface SentCall {
  method: string;
  /** Path and query. */
  path: string;
  headers: Headers;
  /** Parsed JSON, which a form with files has in one of its parts; `undefined` for a call without a body. */
  body: unknown;
}

/** Returns the JSON of a form that is sent with its files. */
async function textOf(form: FormData): Promise<string | undefined> {
  const part = form.get(answersPart);
  return part instanceof Blob ? part.text() : undefined;
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
      const isForm = init.body instanceof FormData;
      const json = isForm ? await textOf(init.body as FormData) : init.body;
      const sent = typeof json === 'string' ? JSON.parse(json) : undefined;
      const headers = new Headers(init.headers);
      if (isForm) headers.set('Content-Type', 'multipart/form-data');
      calls.push({ method, path: pathname + search, headers, body: sent });
      if (ending === 'timeout') throw new DOMException('', 'TimeoutError');
      if (ending === 'network') throw new TypeError('Failed to fetch');
      const bodiless = body === undefined || status === 204 || status === 304;
      return bodiless ? new Response(null, { status }) : Response.json(body, { status });
    },
  };
  return { browser, calls };
}
