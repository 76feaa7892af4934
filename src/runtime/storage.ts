import type { ItemStorage } from '../engine/index.ts';

/** The browser's local storage, where reading finds nothing and writing says "no" instead of throwing. */
export function createStore(storage: () => Storage): ItemStorage {
  return {
    read(key) {
      try {
        return storage().getItem(key) ?? undefined;
      } catch {
        return undefined;
      }
    },
    write(key, value) {
      try {
        storage().setItem(key, value);
        return true;
      } catch {
        return false;
      }
    },
    remove(key) {
      try {
        storage().removeItem(key);
      } catch {
        // Storage that is forbidden holds nothing to remove.
      }
    },
  };
}
