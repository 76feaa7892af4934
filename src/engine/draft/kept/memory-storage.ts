import type { ItemStorage } from '../../host.tsx';

/** The items that each storage has refused, for as long as the page is open. */
const refusedBy = new WeakMap<ItemStorage, Map<string, string>>();

/** Returns a storage that keeps in memory what another one refuses to keep; writing such an item returns false all the same. */
export function withMemory(storage: ItemStorage): ItemStorage {
  const refused = refusedBy.get(storage) ?? new Map<string, string>();
  refusedBy.set(storage, refused);
  return {
    read: (key) => refused.get(key) ?? storage.read(key),
    write(key, value) {
      const isKept = storage.write(key, value);
      if (isKept) refused.delete(key);
      else refused.set(key, value);
      return isKept;
    },
    remove(key) {
      refused.delete(key);
      storage.remove(key);
    },
  };
}
