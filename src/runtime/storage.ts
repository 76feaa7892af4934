import type { ItemStorage } from '../engine/index.ts';

/** A storage that holds nothing and takes nothing. */
export const noStorage: ItemStorage = {
  read: () => undefined,
  write: () => false,
  remove: () => {},
};

/** The browser's storage as far as it is used. */
type BrowserStorage = Pick<Storage, 'length' | 'getItem' | 'setItem' | 'removeItem'>;

/** Wraps the browser's local storage: where it is forbidden or full, reading returns nothing and writing returns false. */
export function createStore(
  storage: () => BrowserStorage,
): ItemStorage & { isEmpty: () => boolean } {
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

/**
 * Returns a function that wraps the items of the browser's storage that belong to a product below a path of its host.
 * Products below other paths, and at the root, have items of the same names.
 *
 * @param prefix the beginning of the names of its items in the browser
 */
export const createStoreBelow = (prefix: string) => (storage: () => Storage) =>
  createStore(() => {
    const all = storage();
    return {
      get length() {
        return Object.keys(all).filter((key) => key.startsWith(prefix)).length;
      },
      getItem: (key) => all.getItem(prefix + key),
      setItem: (key, value) => all.setItem(prefix + key, value),
      removeItem: (key) => all.removeItem(prefix + key),
    };
  });
