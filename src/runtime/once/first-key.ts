import type { ItemStorage } from '../../engine/index.ts';
import type { CallResult } from '../call.ts';
import type { Intent, Make } from '../perform.ts';
import { isKnown, keyFrom, requestText, seedFrom, seedItem, withKeyHeader } from './key.ts';

/**
 * Makes a call with the key of its first attempt, where the code of `withKey` does not come: a call that is repeated, here or
 * with that code, counts once all the same. An upload goes without a key, since its files are not compared here.
 *
 * @param storage that of the browser, which has the seed until the outcome of the call is known
 */
export async function withFirstKey(
  storage: ItemStorage,
  { request }: Intent,
  make: Make,
): Promise<CallResult> {
  const item = seedItem(request.call.name);
  const result = await make((fetch) => (url, init = {}) => {
    if (init.body instanceof FormData) return fetch(url, init);
    const seed = seedFrom(storage.read(item));
    storage.write(item, seed);
    const key = keyFrom(seed, 0, requestText(url, String(init.body)));
    return fetch(url, withKeyHeader(init, key));
  });
  if (isKnown(result)) storage.remove(item);
  return result;
}
