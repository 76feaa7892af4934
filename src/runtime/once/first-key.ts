import type { ItemStorage } from '../../engine/index.ts';
import type { CallResult } from '../call.ts';
import type { Intent, Make } from '../perform.ts';
import { isKnown, keyFrom, requestText, seedFrom, seedItem, withKeyHeader } from './key.ts';

/** The seeds of the requests of this page without an outcome: another call of the same name may end, and remove its own. */
const open = new Map<string, string>();

/**
 * Makes a call with the key of its first attempt, where the code of `withKey` does not come: a call that is repeated, here or
 * with that code, counts once all the same.
 *
 * @param storage that of the browser, which has the seed until the outcome of the call is known
 */
export async function withFirstKey(
  storage: ItemStorage,
  { request: { call } }: Intent,
  make: Make,
): Promise<CallResult> {
  const item = seedItem(call.name);
  let request = '';
  const result = await make((fetch) => async (url, init = {}) => {
    request = await requestText(url, init);
    const seed = open.get(request) ?? seedFrom(storage.read(item));
    open.set(request, seed);
    storage.write(item, seed);
    return fetch(url, withKeyHeader(init, keyFrom(seed, 0, request)));
  });
  if (isKnown(result)) {
    open.delete(request);
    storage.remove(item);
  }
  return result;
}
