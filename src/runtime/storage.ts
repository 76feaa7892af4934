import type { ItemStorage } from '../engine/index.ts';

/** A storage that holds nothing and takes nothing. */
export const noStorage: ItemStorage = {
  read: () => undefined,
  write: () => false,
  remove: () => {},
};

/** Wraps the browser's local storage: where it is forbidden or full, reading returns nothing and writing returns false. */
export function createStore(storage: () => Storage): ItemStorage & { isEmpty: () => boolean } {
  return {
    isEmpty() {
      try {
        return storage().length === 0;
      } catch {
        return true;
      }
    },
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
        // Forbidden storage has nothing to remove.
      }
    },
  };
}
