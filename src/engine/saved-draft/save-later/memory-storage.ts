import type { ItemStorage } from '../../host.tsx';

/** The items that each storage has refused, for as long as the page is open. */
const refusedBy = new WeakMap<ItemStorage, Map<string, string>>();

/** Returns a storage that holds in memory the items that another one refuses; writing such an item still returns false. */
export function withMemory(storage: ItemStorage): ItemStorage {
  const refused = refusedBy.get(storage) ?? new Map<string, string>();
  refusedBy.set(storage, refused);
  return {
    read: (key) => refused.get(key) ?? storage.read(key),
    write(key, value) {
      const isStored = storage.write(key, value);
      if (isStored) refused.delete(key);
      else refused.set(key, value);
      return isStored;
    },
    remove(key) {
      refused.delete(key);
      storage.remove(key);
    },
  };
}
