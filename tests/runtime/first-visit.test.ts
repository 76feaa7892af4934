// Proves that the named query parameters of a visitor's first address are remembered, and nothing else of it.
import { expect, test } from 'vitest';
import { firstVisit, pageSources } from '../../src/runtime/page-sources.ts';
import { createStore } from '../../src/runtime/storage.ts';

const visit = { key: 'first', query: ['utm_source', 'utm_campaign'] };

function storageWith(items: Record<string, string> = {}) {
  const kept = new Map(Object.entries(items));
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  return { kept, store: createStore(() => storage as Storage) };
}

test('the first address with one of the parameters is remembered, also when later ones have others', () => {
  const { store } = storageWith();
  expect(firstVisit(visit, store, { page: '2' })).toEqual({});
  expect(firstVisit(visit, store, { utm_source: 'news', page: '2' })).toEqual({
    utm_source: 'news',
  });
  expect(firstVisit(visit, store, { utm_source: 'ad', utm_campaign: 'spring' })).toEqual({
    utm_source: 'news',
  });
  expect(firstVisit(visit, store, {})).toEqual({ utm_source: 'news' });
});

test('only the parameters that the product names are stored', () => {
  const { store, kept } = storageWith();
  firstVisit(visit, store, { utm_source: 'news', token: 'secret' });
  expect([...kept]).toEqual([['first', '{"utm_source":"news"}']]);
});

test.each([
  ['no JSON', '{'],
  ['null', 'null'],
  ['a list', '["news"]'],
  ['other values than texts', '{"utm_source":{"a":1}}'],
  ['other names', '{"__proto__":{"utm_source":"x"},"other":"x"}'],
])('an item of the storage with %s counts as none', (_title, item) => {
  const { store } = storageWith({ first: item });
  expect(firstVisit(visit, store, { utm_campaign: 'spring' })).toEqual({ utm_campaign: 'spring' });
});

test('a storage that is forbidden or full leaves the parameters of the present address', () => {
  const store = createStore(() => {
    throw new DOMException('Forbidden', 'SecurityError');
  });
  expect(firstVisit(visit, store, { utm_source: 'news' })).toEqual({ utm_source: 'news' });
});

test('every screen can read its address, the language, the time and the first visit', () => {
  const { store } = storageWith();
  const url = 'https://example.com/apply?utm_source=news&code=a&code=b#step';
  const pageValues = (url: string, now: string) => ({ version: '1x2y3z', opened: `${url} ${now}` });
  const app = { language: 'pt-BR', visit, pageValues };
  const readSources = pageSources(app, store, {
    pageUrl: () => url,
    now: () => '2026-01-31T13:45:00.000Z',
  });
  expect(readSources()).toEqual({
    query: { utm_source: 'news', code: 'a' },
    page: { url, version: '1x2y3z', opened: `${url} 2026-01-31T13:45:00.000Z` },
    language: 'pt-BR',
    now: '2026-01-31T13:45:00.000Z',
    visit: { query: { utm_source: 'news' } },
  });
});
