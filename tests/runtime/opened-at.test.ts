// Proves that a screen counts as opened since its page load began, or since visitors came to it from another screen.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { itemStorage } from './item-storage.ts';

beforeEach(() => void vi.resetModules());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const loaded = new Date(performance.timeOrigin).toISOString();
const [first, second, third] = ['01', '02', '03'].map(
  (minute) => `2050-01-31T13:${minute}:00.000Z`,
);

/** Opens paths one after the other, and returns when each counts as opened. */
async function opened(...paths: [path: string, now: string | undefined][]) {
  const { openedAt } = await import('../../src/runtime/opened-at.ts');
  return paths.map(([path, now = '']) =>
    openedAt(`https://apply.example${path}?q=${now}#step`, now),
  );
}

it('the first screen was opened when the page began to load', async () => {
  expect(await opened(['/apply', first], ['/apply', second])).toEqual([loaded, loaded]);
});

it('a page without an address was not opened', async () => {
  const { openedAt } = await import('../../src/runtime/opened-at.ts');
  expect(openedAt('', '')).toBeUndefined();
});

it('a later screen was opened when visitors came to it, each time anew', async () => {
  const visits = await opened(
    ['/', first],
    ['/apply', first],
    ['/apply', second],
    ['/', second],
    ['/apply', third],
  );
  expect(visits).toEqual([loaded, first, first, second, third]);
});

it.each([
  ['reload', '/apply', first],
  ['back_forward', '/apply', first],
  ['navigate', '/apply', loaded],
  ['reload', '/', loaded],
])('after a %s of %s, a screen has the time of that page: %s', async (type, path, time) => {
  const { read: getItem, write: setItem } = itemStorage();
  vi.stubGlobal('window', { sessionStorage: { getItem, setItem } });
  vi.stubGlobal('document', { referrer: '' });
  await opened(['/', first], ['/apply', first]);
  vi.resetModules();
  const load = { type, name: `https://apply.example${path}` };
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([load] as never);
  expect(await opened(['/apply', second], ['/apply', third])).toEqual([time, time]);
});

it.each([
  ['/', 'screen.opened'],
  ['/apply/', '/apply/:screen.opened'],
])('a product at %s keeps the time under a name of its own: %s', async (base, name) => {
  vi.stubEnv('BASE_URL', base);
  const setItem = vi.fn();
  vi.stubGlobal('window', { sessionStorage: { getItem: () => null, setItem } });
  await opened(['/', first]);
  expect(setItem.mock.calls.map(([item]) => item)).toEqual([name]);
});
