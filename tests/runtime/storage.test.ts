// Proves that a product below a path neither reads nor changes the items of other products in the browser's storage.
import { expect, it } from 'vitest';
import { createStore, createStoreBelow } from '../../src/runtime/storage.ts';

/** The storage of a browser: its items are properties, as its methods are. */
class FakeStorage {
  static of = (items: Record<string, string>) => Object.assign(new FakeStorage(), items) as never;
  getItem(key: string) {
    return (this as Record<string, unknown>)[key] ?? null;
  }
  setItem(key: string, value: string) {
    Object.assign(this, { [key]: value });
  }
  removeItem(key: string) {
    delete (this as Record<string, unknown>)[key];
  }
  get length() {
    return Object.keys(this).length;
  }
}

it('a store below a path has items of its own under the same names', () => {
  const storage = FakeStorage.of({ draft: 'root', '/jobs/:draft': 'jobs' });
  const atRoot = createStore(() => storage);
  const below = createStoreBelow('/apply/:')(() => storage);
  expect([below.read('draft'), below.isEmpty(), atRoot.isEmpty()]).toEqual([
    undefined,
    true,
    false,
  ]);
  below.write('draft', 'apply');
  expect([below.read('draft'), below.isEmpty(), atRoot.read('draft')]).toEqual([
    'apply',
    false,
    'root',
  ]);
  below.remove('draft');
  expect({ ...(storage as object) }).toEqual({ draft: 'root', '/jobs/:draft': 'jobs' });
});
