// Proves that a draft is stored once after a pause, at once when it is flushed, and nowhere once it is cleared.
import { describe, expect, it } from 'vitest';
import { brokenDown } from '../../../src/definition/languages.ts';
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

describe('A draft that leads to the same page in another language', () => {
  const carried = {
    draft: {
      key: 'carried',
      entry: 'answers',
      version: 1,
      delay: 2 ** 31 - 1,
      carriedIf: 'switch',
    },
    fields: ['name'],
    unstored: [],
  };

  it('is stored where the visitor goes there, and read once', () => {
    const environment = new FakeEnvironment();
    const left = new DraftStore(carried, environment);
    left.save({ name: 'Ada' }, []);
    environment.session.write('switch', '1');
    left.flush();
    expect(environment.items.size).toBe(0);
    const opened = new DraftStore(carried, environment);
    expect(opened.load()).toMatchObject({ answers: { name: 'Ada' } });
    expect(environment.session.read('switch')).toBeUndefined();
    expect(new DraftStore(carried, environment).load()).toMatchObject({ answers: undefined });
  });

  it('is stored where the page breaks down, once: what was typed may be why', () => {
    const environment = new FakeEnvironment();
    const breakDown = (store: DraftStore) => {
      environment.session.write('switch', brokenDown);
      store.flush();
    };
    const first = new DraftStore(carried, environment);
    first.save({ name: 'Ada' }, []);
    breakDown(first);
    const second = new DraftStore(carried, environment);
    expect(second.load()).toMatchObject({ answers: { name: 'Ada' } });
    breakDown(second);
    const third = new DraftStore(carried, environment);
    expect(third.load()).toMatchObject({ answers: undefined });
  });

  it('is not read by another link in the same tab', () => {
    const environment = new FakeEnvironment();
    const load = {
      call: { name: 'load', method: 'POST' as const, path: 'load' },
      send: { token: { from: '/query/token' } },
      outcomes: {},
    };
    const open = (token: string) => {
      Object.assign(environment.dataSources, { query: { token } });
      return new DraftStore({ ...carried, load }, environment);
    };
    const sent = open('ada');
    sent.save({ name: 'Ada' }, []);
    sent.carry();
    sent.flush();
    expect(open('bo').load()).toMatchObject({ answers: undefined });
    expect(open('ada').load()).toMatchObject({ answers: { name: 'Ada' } });
  });

  it('goes on to a third language, though nothing changes in the second', () => {
    const environment = new FakeEnvironment();
    environment.session.write('carried', JSON.stringify({ answers: { name: 'Ada' } }));
    const store = new DraftStore(carried, environment);
    store.load();
    environment.session.write('switch', '1');
    store.flush();
    expect(environment.tabItems.get('carried')).toContain('Ada');
    environment.session.remove('carried');
    store.flush();
    expect(environment.tabItems.get('carried')).toContain('Ada');
  });

  it('is stored nowhere on any other way, and not lost while the page is hidden', () => {
    const environment = new FakeEnvironment();
    const store = new DraftStore(carried, environment);
    store.save({ name: 'Ada' }, []);
    store.flush();
    expect(environment.tabItems.size + environment.items.size).toBe(0);
    environment.session.write('switch', '1');
    store.flush();
    expect(environment.tabItems.get('carried')).toContain('Ada');
  });
});
