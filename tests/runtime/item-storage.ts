import type { ItemStorage } from '../../src/engine/index.ts';
import { createStore } from '../../src/runtime/storage.ts';

/** An empty storage of a browser. */
export function itemStorage(): ItemStorage {
  const items = new Map<string, string>();
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  };
  return createStore(() => storage as unknown as Storage);
}
