import { describe, expect, it } from 'vitest';
import { DraftStore } from '../../../src/engine/draft/draft-store.ts';
import { FakeEnvironment } from '../fake-environment.ts';

const screen = {
  draft: { key: 'visit', entry: 'answers', delay: 300, version: 1 },
  fields: ['name'],
  unstored: [],
};

function open({ draft = screen.draft }: { draft?: typeof screen.draft | null } = {}) {
  const environment = new FakeEnvironment();
  const store = new DraftStore({ ...screen, draft: draft ?? undefined }, environment);
  return { store, environment, item: () => environment.items.get('visit') };
}

describe('a draft store', () => {
  it('stores once for several changes, after the delay', () => {
    const { store, environment, item } = open();
    store.save({ name: 'A' }, []);
    environment.passTime(200);
    store.save({ name: 'Ada' }, []);
    environment.passTime(299);
    expect(item()).toBeUndefined();
    environment.passTime(1);
    expect(item()).toBe('{"answers":{"name":"Ada"}}');
  });

  it('stores at once when it is flushed, and not again after the delay', () => {
    const { store, environment, item } = open();
    store.save({ name: 'Ada' }, []);
    store.flush();
    expect(item()).toBe('{"answers":{"name":"Ada"}}');
    environment.items.clear();
    environment.passTime(300);
    store.flush();
    expect(item()).toBeUndefined();
  });

  it('removes its item when it is cleared, and forgets what was to be stored', () => {
    const { store, environment, item } = open();
    store.save({ name: 'Ada' }, []);
    store.flush();
    store.save({ name: 'Bo' }, []);
    store.clear();
    environment.passTime(300);
    expect(item()).toBeUndefined();
  });

  it('tells its listeners when the browser refuses to store, and when it does not any more', () => {
    const { store, environment } = open();
    const states: boolean[] = [];
    store.subscribe(() => states.push(store.state.refused));
    for (const full of [true, true, false, false]) {
      environment.full = full;
      store.save({ name: 'Ada' }, []);
      store.flush();
    }
    expect(states).toEqual([true, false]);
  });

  it('of a screen without a draft stores nothing', () => {
    const { store, environment } = open({ draft: null });
    expect(store.load()).toMatchObject({ answers: undefined });
    store.save({ name: 'Ada' }, []);
    store.flush();
    store.clear();
    expect(environment.items.size).toBe(0);
  });
});
