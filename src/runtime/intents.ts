import type { ItemStorage } from '../engine/index.ts';
import type { CallResult } from './call.ts';

/** Keys of calls whose outcomes are not known yet, where the browser stores nothing. */
const keys: Record<string, string> = {};

/**
 * Makes a call with a key, by which the provider knows it again. The key stays until the outcome of the call is known, for
 * all tabs of the browser; where nothing can be stored, it lasts as long as the page.
 */
export async function withKey<Result extends CallResult>(
  storage: ItemStorage,
  call: string,
  make: (key: string) => Promise<Result>,
): Promise<Result> {
  const item = `${call}.once`;
  // Unlike randomUUID, it works on pages without https.
  const key = storage.read(item) ?? keys[item] ?? crypto.getRandomValues(new Uint32Array(4)).join();
  keys[item] = key;
  storage.write(item, key);
  const result = await make(key);
  if (isKnown(result)) {
    storage.remove(item);
    delete keys[item];
  }
  return result;
}

/** Returns whether a result shows what the provider has done. After others, a call may have had its effect or not. */
const isKnown = (result: CallResult): boolean =>
  result.end === 'status'
    ? !/^(408|425|429|5)/.test(`${result.status}`)
    : /^(success|errors)/.test(result.end);
