import { digest } from '../../core/digest.ts';
import type { CallResult } from '../call.ts';

/** Returns the name of the item that stores the seed of the keys of a call. */
export const seedItem = (call: string): string => `${call}.once`;

/**
 * Returns a seed of keys: four random numbers.
 *
 * @param stored an earlier seed, which is taken where it is one
 */
export const seedFrom = (stored = ''): string =>
  // Unlike randomUUID, it works on pages without https.
  /^\d+(,\d+){3}$/.test(stored) ? stored : crypto.getRandomValues(new Uint32Array(4)).join();

/** Returns the content of a request, on which its key depends. */
export const requestText = async (url: unknown, { body }: RequestInit): Promise<string> =>
  JSON.stringify([String(url), await contentOf(body)]);

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

/** Returns the key of a request whose outcome became known so many times. */
export function keyFrom(seed: string, ended: number, request: string): string {
  const own = digest(JSON.stringify([seed, ended, request]));
  return [...seed.split(',').slice(0, 3), own].join();
}

/** Returns the settings of a request with its key. */
export function withKeyHeader(init: RequestInit, key: string): RequestInit {
  const headers = new Headers(init.headers);
  headers.set('Idempotency-Key', key);
  return { ...init, headers };
}

/** Returns whether a result says that the call had its effect or not. Other results leave that open. */
export const isKnown = (result: CallResult): boolean =>
  result.end === 'status'
    ? !/^(408|425|429|5)/.test(`${result.status}`)
    : /^(success|errors)/.test(result.end);
