// Proves that no link shows the answers of another, in any order and with any response.
import { describe, expect, it } from 'vitest';
import type { CompiledLoad } from '../../../src/compiled/call.ts';
import { until } from '../../../src/engine/state/store.ts';
import { Browser } from './browser.ts';

const load: CompiledLoad = {
  call: { name: 'load', method: 'POST', path: 'load' },
  send: { token: { from: '/query/token', default: '' } },
  outcomes: {},
};

/** The response of a load call that names the owner of the application, if it does. */
const naming = (id?: unknown) => ({ data: id === undefined ? {} : { id } });
const owned = { draft: { owner: '/loaded/data/id' }, load };

/** A page that a mailed link leads to, with what its load call has brought. */
const link = (token: string, loaded: object = naming()) => ({
  ...owned,
  query: { token },
  loaded,
});

const secret = { name: 'Ada', site: 'a.example' };

type Tab = ReturnType<Browser['open']>;
function answer(tab: Tab, answers: Record<string, unknown> = secret): void {
  for (const [name, value] of Object.entries(answers)) tab.answer(`/${name}`, value);
  tab.pass(300);
}

/** Responses that don't tell one application from another. */
const silent: [string, { data?: { id?: unknown } }][] = [
  ['no owner', naming()],
  ['no data', {}],
  ['null', naming(null)],
  ['""', naming('')],
  ['" "', naming(' ')],
  ['0', naming(0)],
  ['false', naming(false)],
  ['true', naming(true)],
  ['{}', naming({})],
  ['{ "kind": 1 }', naming({ kind: 1 })],
  ['[]', naming([])],
];
const known: [string, object][] = [
  ['"a"', naming('a')],
  ['1', naming(1)],
];

describe('the draft of a link', () => {
  describe.each([...silent, ...known])('whose response has %s', (_, first) => {
    it.each([...silent, ['"b"', naming('b')] as const])(
      'is not shown to another link, whose response has %s',
      (_, second) => {
        const browser = new Browser();
        const ada = browser.open(link('ada', first));
        answer(ada);
        const bo = browser.open(link('bo', second));
        expect([bo.answers(), bo.state().resumed]).toEqual([{}, false]);
        ada.answer('/weeks', 7);
        ada.pass(300);
        browser.tell();
        expect(bo.answers()).toEqual({});
        answer(bo, { site: 'b.example' });
        browser.tell();
        expect(ada.answers()).toEqual({ ...secret, weeks: 7 });
        expect(browser.stored().answers).toEqual({ site: 'b.example' });
        const again = browser.open(link('ada', first));
        expect([again.answers(), again.state().resumed]).toEqual([{}, false]);
      },
    );

    it.each([...silent, ['the same', undefined] as const])(
      'is found again by that link, also where the response has %s then',
      (_, second = first) => {
        const browser = new Browser();
        answer(browser.open(link('ada', first)));
        browser.open(link('bo', naming()));
        const again = browser.open(link('ada', second));
        expect([again.answers(), again.state().resumed]).toEqual([secret, true]);
        answer(again, { weeks: 7 });
        expect(browser.open(link('ada', first)).answers()).toEqual({ ...secret, weeks: 7 });
      },
    );
  });

  it.each(silent)('is found again where the response names an owner only then (%s)', (_, first) => {
    const browser = new Browser();
    answer(browser.open(link('ada', first)));
    expect(browser.open(link('ada', naming('a'))).answers()).toEqual(secret);
  });

  it('is not shown where the same link leads to another owner', () => {
    const browser = new Browser();
    answer(browser.open(link('ada', naming('a'))));
    expect(browser.open(link('ada', naming('b'))).answers()).toEqual({});
  });

  it('is found by another link to the same owner, also after a response that did not name it', () => {
    const browser = new Browser();
    answer(browser.open(link('ada', naming('a'))));
    answer(browser.open(link('ada', naming())), { weeks: 7 });
    expect(browser.open(link('reminder', naming('a'))).answers()).toEqual({ ...secret, weeks: 7 });
  });

  it('does not depend on the step, the language and the time', () => {
    const browser = new Browser();
    const send = {
      token: { from: '/query/token' },
      url: { from: '/page/url' },
      now: { from: '/now' },
      language: { from: '/language' },
    };
    const at = (url: string, language: string) =>
      browser.open({
        ...owned,
        load: { ...load, send },
        query: { token: 'ada' },
        page: { url },
        language,
      });
    answer(at('https://example.com/visit?token=ada#name', 'en'));
    browser.now += 1000;
    expect(at('https://example.com/de/visit?token=ada#site', 'de').answers()).toEqual(secret);
    expect(at('https://example.com/visit?token=bo', 'en').answers()).toEqual({});
  });

  it('holds no part of the token', () => {
    const browser = new Browser();
    const tab = browser.open(link('token-of-ada'));
    answer(tab);
    expect(browser.stored()).toHaveProperty('link');
    tab.draft.clear();
    answer(browser.open(link('token-of-ada')));
    expect(JSON.stringify([...browser.items])).not.toContain('token');
  });

  it('tells tokens in any script apart', () => {
    const browser = new Browser();
    answer(browser.open(link('\u0410')));
    // The lower eight bits of both characters are the same.
    expect(browser.open(link('\u0510')).answers()).toEqual({});
  });

  it('is migrated for its own link alone', async () => {
    const browser = new Browser();
    answer(browser.open(link('ada')));
    const migrations = [{ to: 2, patch: [{ op: 'remove' as const, path: '/site' }] }];
    const changed = (token: string) => {
      const opening = link(token);
      return browser.open({ ...opening, draft: { ...opening.draft, version: 2, migrations } });
    };
    expect(changed('bo').answers()).toEqual({});
    const ada = changed('ada');
    await until(ada.store, ({ kind }) => kind === 'open');
    expect(ada.answers()).toEqual({ name: 'Ada' });
  });

  it('is that of the link alone where the definition names no owner', () => {
    const browser = new Browser();
    answer(browser.open({ load, query: { token: 'ada' } }));
    expect(browser.open({ load, query: { token: 'bo' } }).answers()).toEqual({});
    expect(browser.open({ load, query: { token: 'ada' } }).answers()).toEqual(secret);
  });
});

describe('a draft in whose place another link stores one', () => {
  it('is said to be displaced until it is stored again', () => {
    const browser = new Browser();
    const [ada, bo] = [browser.open(link('ada')), browser.open(link('bo'))];
    const told = () => {
      browser.tell();
      return [ada, bo].map((tab) => ({ saved: false, displaced: false, ...tab.state() }));
    };
    answer(ada);
    expect(told()).toMatchObject([{ saved: true, displaced: false }, { displaced: false }]);
    answer(bo, { site: 'b.example' });
    expect(told()).toMatchObject([{ saved: false, displaced: true }, { saved: true }]);
    answer(ada, { weeks: 7 });
    expect(told()).toMatchObject([{ saved: true, displaced: false }, { displaced: true }]);
    expect(browser.stored().answers).toEqual({ ...secret, weeks: 7 });
    browser.items.clear();
    expect(told()).toMatchObject([{ saved: true, displaced: false }, { displaced: true }]);
  });
});

describe('the end of a draft', () => {
  it('ends no draft of another link, and removes none', () => {
    const browser = new Browser();
    const ada = browser.open(link('ada'));
    const bo = browser.open(link('bo'));
    answer(ada);
    answer(bo, { site: 'b.example' });
    ada.draft.clear();
    browser.tell();
    expect(bo.state().ended ?? false).toBe(false);
    expect(browser.stored().answers).toEqual({ site: 'b.example' });
    answer(bo, { weeks: 7 });
    expect(browser.open(link('bo')).answers()).toEqual({ site: 'b.example', weeks: 7 });
  });

  it('is told to other tabs of its own link', () => {
    const browser = new Browser();
    const [one, other] = [browser.open(link('ada')), browser.open(link('ada', naming('a')))];
    answer(one);
    browser.tell();
    expect(other.answers()).toEqual(secret);
    one.draft.clear();
    browser.tell();
    expect(other.state()).toMatchObject({ ended: true });
    answer(other, { name: 'Bo' });
    expect(browser.stored()).toBeUndefined();
  });
});

describe('a draft that an earlier version has stored without an owner', () => {
  const item = JSON.stringify({ answers: secret, times: { '/name': 1e15 } });

  it.each([...silent, ...known])('is shown to no link (%s), and replaced', (_, loaded) => {
    const browser = new Browser();
    browser.items.set('visit', item);
    const tab = browser.open(link('bo', loaded));
    expect([tab.answers(), tab.state().resumed]).toEqual([{}, false]);
    expect(browser.items.get('visit')).toBe(item);
    answer(tab, { site: 'b.example' });
    expect(browser.stored().answers).toEqual({ site: 'b.example' });
  });

  it('is found where the definition names no owner, as before', () => {
    const browser = new Browser();
    browser.items.set('visit', item);
    expect(browser.open({ load, query: { token: 'ada' } }).answers()).toEqual(secret);
  });

  it('is found by the owner that it names', () => {
    const browser = new Browser();
    browser.items.set('visit', JSON.stringify({ answers: secret, owner: '"a"' }));
    expect(browser.open(link('ada')).answers()).toEqual({});
    expect(browser.open(link('ada', naming('b'))).answers()).toEqual({});
    expect(browser.open(link('ada', naming('a'))).answers()).toEqual(secret);
  });
});

describe('a draft on a page that no link leads to', () => {
  it('belongs to the browser: without a load call, and where that sends nothing of the address', () => {
    for (const page of [{}, { load }, { load, query: { other: 'x' } }]) {
      const browser = new Browser();
      answer(browser.open(page));
      expect(browser.open({ ...page, loaded: naming() }).answers()).toEqual(secret);
    }
  });

  it('is not shown to a link, and does not show that of one', () => {
    const browser = new Browser();
    answer(browser.open(owned));
    expect(browser.open(link('ada')).answers()).toEqual({});
    answer(browser.open(link('ada')), { site: 'a.example' });
    expect(browser.open(owned).answers()).toEqual({});
  });

  it.each(silent.filter(([, { data }]) => Object.keys(data?.id ?? {}).length === 0))(
    'is kept for the visit alone where the screen names an owner, and the response has %s',
    (_title, loaded) => {
      const browser = new Browser();
      const ada = browser.open({ ...owned, loaded });
      answer(ada);
      expect(ada.state()).toMatchObject({ saved: true, inTab: true });
      expect(browser.items.size).toBe(0);
      expect(browser.open({ ...owned, loaded }).answers()).toEqual({});
      const { session } = ada.environment;
      expect(browser.open({ ...owned, loaded, session }).answers()).toEqual(secret);
    },
  );

  it('belongs to the owner that the response names, of any shape', () => {
    const browser = new Browser();
    answer(browser.open({ ...owned, loaded: naming({ id: 1 }) }));
    expect(browser.open({ ...owned, loaded: naming({ id: 2 }) }).answers()).toEqual({});
    expect(browser.open({ ...owned, loaded: naming() }).answers()).toEqual({});
    expect(browser.open({ ...owned, loaded: naming({ id: 1 }) }).answers()).toEqual(secret);
  });
});

describe('items that widgets store beside a draft', () => {
  const open = (browser: Browser, token: string) => {
    const opening = link(token);
    return browser.open({ ...opening, draft: { ...opening.draft, items: ['country'] } });
  };

  it('are gone once another link finds the draft, and stay for its own', () => {
    const browser = new Browser();
    answer(open(browser, 'ada'));
    browser.items.set('country', 'FR');
    open(browser, 'ada');
    expect(browser.items.get('country')).toBe('FR');
    open(browser, 'bo');
    expect(browser.items.has('country')).toBe(false);
  });

  it('go with the draft', () => {
    const browser = new Browser();
    const tab = open(browser, 'ada');
    answer(tab);
    browser.items.set('country', 'FR');
    tab.draft.clear();
    expect(browser.items.has('country')).toBe(false);
  });

  it('are for the visit alone, as the draft is whose owner is not known', () => {
    const browser = new Browser();
    const opening = { ...owned, draft: { ...owned.draft, items: ['country'] }, loaded: naming() };
    const tab = browser.open(opening);
    answer(tab);
    browser.items.set('country', 'FR');
    const { session } = tab.environment;
    browser.open({ ...opening, session });
    expect(browser.items.get('country')).toBe('FR');
    browser.open(opening);
    expect(browser.items.has('country')).toBe(false);
    browser.items.set('country', 'DE');
    tab.draft.clear();
    expect(browser.items.has('country')).toBe(false);
  });
});
