import { digest } from '../core/digest.ts';
import type { ItemStorage } from '../engine/index.ts';
import type { CallResult } from './call.ts';
import type { Intent, Make, Times } from './perform.ts';

/** The calls of one name whose outcomes are not all known yet, as far as the page knows of them. */
interface Intents {
  /** Four random numbers, from which the keys are made. */
  seed: string;
  /** Digests of the requests whose outcome is not known. */
  open: Set<number>;
  /** Counts how often the outcome of a request became known, by its digest. */
  ended: Map<number, number>;
  /** The times that requests have sent, by digests of the rest of their content. */
  times: Map<number, Times>;
}

const known = new Map<string, Intents>();

/**
 * Makes a call with an `Idempotency-Key`, by which the provider knows it again. The key of a request stays until its outcome
 * is known, for all tabs of the browser and over reloads; where nothing can be stored, it lasts as long as the page. A
 * request with another address or body has another key. One that is sent again from the same page sends the same times.
 */
export async function withKey<Result extends CallResult>(
  storage: ItemStorage,
  { call, valuesAt, times: { now, page } }: Intent,
  make: Make<Result>,
): Promise<Result> {
  const item = `${call}.once`;
  const timeless = digest(
    JSON.stringify(valuesAt({ now: undefined, page: { ...page, opened: undefined } })),
  );
  const times = known.get(item)?.times.get(timeless) ?? { now, page };
  let request: string | undefined;
  const keyed: Parameters<Make>[0] =
    (fetch) =>
    async (url, init = {}) => {
      request = JSON.stringify([String(url), await contentOf(init.body)]);
      const headers = new Headers(init.headers);
      headers.set('Idempotency-Key', keyOf(request, storage, item));
      known.get(item)?.times.set(timeless, times);
      return fetch(url, { ...init, headers });
    };
  const result = await make(keyed, times);
  if (request !== undefined && isKnown(result)) {
    known.get(item)?.times.delete(timeless);
    end(request, storage, item, result.end === 'success');
  }
  return result;
}

function keyOf(request: string, storage: ItemStorage, item: string): string {
  const intents = known.get(item) ?? begin(storage.read(item));
  known.set(item, intents);
  const { seed, open, ended } = intents;
  // The seed alone is stored: from a digest of the body, one could find out a password in it.
  storage.write(item, seed);
  const name = digest(request);
  open.add(name);
  const own = digest(JSON.stringify([seed, ended.get(name), request]));
  return [...seed.split(',').slice(0, 3), own].join();
}

const begin = (stored = ''): Intents => ({
  // Unlike randomUUID, it works on pages without https.
  seed: /^\d+(,\d+){3}$/.test(stored) ? stored : crypto.getRandomValues(new Uint32Array(4)).join(),
  open: new Set(),
  ended: new Map(),
  times: new Map(),
});

/** The outcome of a request is known: sent once more, it is another one. */
function end(request: string, storage: ItemStorage, item: string, isSuccess: boolean): void {
  const name = digest(request);
  const { open, ended } = known.get(item) ?? begin();
  open.delete(name);
  ended.set(name, (ended.get(name) ?? 0) + 1);
  if (open.size === 0) known.delete(item);
  // After a success, other requests are not repeated from another page; this page still knows them.
  if (open.size === 0 || isSuccess) storage.remove(item);
}

/** Returns a text that differs where another body would be sent. It has the metadata of files, not their contents. */
async function contentOf(body: RequestInit['body']): Promise<string> {
  if (!(body instanceof FormData)) return String(body);
  const parts = [...body].map(async ([name, part]) => {
    if (typeof part === 'string') return [name, part];
    const { name: file, size, type, lastModified } = part;
    // A JSON part is made anew for each request.
    return [
      name,
      file,
      type,
      type === 'application/json' ? await part.text() : [size, lastModified],
    ];
  });
  return JSON.stringify(await Promise.all(parts));
}

/** Returns whether a result says that the call had its effect or not. Other results leave that open. */
const isKnown = (result: CallResult): boolean =>
  result.end === 'status'
    ? !/^(408|425|429|5)/.test(`${result.status}`)
    : /^(success|errors)/.test(result.end);
