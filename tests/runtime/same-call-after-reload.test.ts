// Proves that answers sent again after a reload make the same call, times included, until they change or it succeeds.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createPerform } from '../../src/runtime/perform.ts';
import { toEnd } from '../../src/runtime/to-outcome.ts';
import { Browser } from '../engine/saved-draft/browser.ts';
import { itemStorage } from './item-storage.ts';

const minute = 60_000;

let page = await import('../../src/runtime/once/intents.ts');
beforeEach(() => vi.resetModules());

/** A browser whose pages send their answers with the times of the call and of the page, and whose calls end with a status. */
function start() {
  const browser = new Browser();
  const storage = itemStorage();
  const calls: { key: string | null; body: unknown }[] = [];
  const visit = { status: 502 };
  const timeOf = () => new Date(browser.now).toISOString();
  const fetch = async (_url: unknown, init: RequestInit = {}) => {
    const key = new Headers(init.headers).get('idempotency-key');
    calls.push({ key, body: JSON.parse(String(init.body)) });
    return new Response('{}', { status: visit.status });
  };
  /** Loads the page anew, in this tab or another one. */
  async function load() {
    vi.resetModules();
    page = await import('../../src/runtime/once/intents.ts');
    browser.now += minute;
    const tab = browser.open();
    const opened = timeOf();
    const readSources = () => ({
      query: {},
      page: { url: 'https://apply.example/visit', opened },
      now: timeOf(),
    });
    const perform = createPerform(
      { provider: { host: '' } },
      { fetch, online: () => true, cookies: () => '', origin: 'https://apply.example' },
      readSources,
      (intent, make) => page.withKey({ storage, session: itemStorage() }, intent, make),
    );
    Object.assign(tab.environment, {
      readSources,
      send: async (request: Parameters<typeof toEnd>[1], document: object) => {
        const sent = {
          ...request,
          call: { name: 'save', method: 'POST' as const, path: '/save', once: true },
          send: {
            answers: { from: '/answers' },
            at: { from: '/now' },
            opened: { from: '/page/opened' },
          },
        };
        return toEnd(await perform(sent, document), sent);
      },
    });
    return tab;
  }
  async function send(tab: Awaited<ReturnType<typeof load>>, status: number) {
    visit.status = status;
    browser.now += minute;
    await tab.store.submit();
    return calls.at(-1);
  }
  return { browser, load, send };
}

describe('answers that a call may have sent', () => {
  it('make the same call from a page that is loaded anew, also the next day, and from another tab', async () => {
    const { browser, load, send } = start();
    const tab = await load();
    tab.answer('/name', 'Ada');
    const first = await send(tab, 502);
    expect(first?.body).toMatchObject({ answers: { name: 'Ada' } });
    browser.now += 24 * 60 * minute;
    const later = await load();
    expect(await send(later, 504)).toEqual(first);
    const other = await load();
    expect(await send(other, 200)).toEqual(first);
    // The end is known: the answers that stay in the form can be sent once more.
    const next = await send(await load(), 200);
    expect(next?.key).not.toBe(first?.key);
    expect(next?.body).not.toEqual(first?.body);
  });

  it('make another call, with its own times, once they have changed', async () => {
    const { browser, load, send } = start();
    const tab = await load();
    tab.answer('/name', 'Ada');
    const first = await send(tab, 502);
    const later = await load();
    later.answer('/name', 'Bo');
    const next = await send(later, 502);
    expect(next?.key).not.toBe(first?.key);
    expect(next?.body).toMatchObject({
      answers: { name: 'Bo' },
      at: new Date(browser.now).toISOString(),
    });
    expect(await send(await load(), 502)).toEqual(next);
  });
});
