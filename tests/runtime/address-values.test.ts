// Proves that parameters which a screen takes out of its address are stored in the tab, until another link has others.
import { beforeEach, expect, it, vi } from 'vitest';
import type { CompiledApp } from '../../src/compiled/app.ts';
import { itemStorage } from './item-storage.ts';

const screens = [{ route: '/apply', removeFromAddress: ['token', 'code'] }, { route: '/sent' }];
const app = { base: '/de', screens } as unknown as CompiledApp;
const host = 'https://apply.example';

let address: string;
let storage: ReturnType<typeof itemStorage>;

beforeEach(() => {
  storage = itemStorage();
  openTab();
});

/** Opens a page of the tab: the code of the page knows nothing of the one before. */
function openTab({ read: getItem, write: setItem } = storage): void {
  vi.resetModules();
  const replaceState = (_state: unknown, _title: string, url: URL) => {
    address = url.href;
  };
  vi.stubGlobal('window', { sessionStorage: { getItem, setItem }, history: { replaceState } });
}

async function take(path: string): Promise<Record<string, string>> {
  const { takeAddressValues } = await import('../../src/runtime/address-values.ts');
  address = path && host + path;
  return takeAddressValues(address, app);
}

it('they leave the address, and are there again when it is read without them', async () => {
  expect(await take('/de/apply?from=mail&token=a+b&token=c#step')).toEqual({ token: 'a b' });
  expect(address).toBe(`${host}/de/apply?from=mail#step`);
  expect(await take('/de/apply#next')).toEqual({ token: 'a b' });
  openTab();
  expect(await take('/de/apply')).toEqual({ token: 'a b' });
});

it('those of another link take their place, also where these are fewer', async () => {
  await take('/de/apply?token=a&code=1');
  openTab();
  expect(await take('/de/apply?token=')).toEqual({ token: '' });
  openTab();
  expect(await take('/de/apply')).toEqual({ token: '' });
});

it('a page has its own, whatever another page of the tab has stored since', async () => {
  await take('/de/apply?token=a');
  storage.write('query./apply', '{"token":"b"}');
  expect(await take('/de/apply')).toEqual({ token: 'a' });
});

it('where the tab stores nothing, they stay in the address', async () => {
  const refuse = () => {
    throw new DOMException('', 'SecurityError');
  };
  openTab({ ...storage, read: refuse, write: refuse });
  expect(await take('/de/apply?token=a')).toEqual({ token: 'a' });
  expect(address).toBe(`${host}/de/apply?token=a`);
});

it.each(['', '/de/sent?token=a', '/de/nowhere?token=a'])(
  'nothing leaves the address %j',
  async (path) => {
    expect(await take(path)).toEqual({});
    expect(address).toBe(path && host + path);
  },
);
