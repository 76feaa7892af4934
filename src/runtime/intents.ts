import type { ItemStorage } from '../engine/index.ts';
import type { CallResult } from './call.ts';

/** The keys of calls whose outcomes are not known yet, which all tabs of a browser share. */
export interface Intents {
  /** Returns the key of the intent to make a call, an earlier one where its outcome is not known. */
  keyOf: (call: string) => string;
  /** Forgets the key of a call where its result shows that the provider has dealt with it. */
  settle: (call: string, result: CallResult) => void;
}

export function createIntents(storage: ItemStorage): Intents {
  // Where nothing can be stored, a key lasts as long as the page.
  const keys = new Map<string, string>();
  const itemOf = (call: string) => `${call}.once`;
  return {
    keyOf(call) {
      const item = itemOf(call);
      // Unlike randomUUID, it works on pages without https.
      const key =
        storage.read(item) ??
        keys.get(call) ??
        crypto.getRandomValues(new Uint32Array(4)).join('-');
      storage.write(item, key);
      keys.set(call, key);
      return key;
    },
    settle(call, result) {
      if (!isKnown(result)) return;
      keys.delete(call);
      storage.remove(itemOf(call));
    },
  };
}

/** Returns whether a result shows what the provider has done. After others, a call may have had its effect or not. */
const isKnown = ({ end, ...result }: CallResult): boolean =>
  end === 'success' ||
  end === 'errors' ||
  (end === 'status' && !/^(408|425|429|5..)$/.test(String('status' in result && result.status)));
