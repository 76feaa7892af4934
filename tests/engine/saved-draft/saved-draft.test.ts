// Proves that tabs share a draft without losing an answer, and that it ends for all of them, with its owner or age.
import { beforeEach, describe, expect, it } from 'vitest';
import { getAt } from '../../../src/core/pointer.ts';
import { Draft } from '../../../src/definition/files/draft.ts';
import type { CallOutcome } from '../../../src/engine/host.tsx';
import { endKey } from '../../../src/engine/saved-draft/saved-draft.ts';
import { randomJson, randomNumbers } from '../../support/random.ts';
import { Browser } from './browser.ts';

describe('a draft that stays in the browser', () => {
  it('holds the answers, and when each was given', () => {
    const browser = new Browser();
    const tab = browser.open();
    const [start] = [browser.now];
    tab.answer('/name', 'Ada');
    tab.pass(400);
    tab.answer('/address/town', 'Bath');
    tab.answer('/pin', '1234');
    tab.pass(400);
    expect(browser.stored()).toEqual({
      answers: { name: 'Ada', address: { town: 'Bath' } },
      times: { '/name': start, '/address/town': start + 400 },
    });
  });

  it('is stored once a second while the visitor types without a pause', () => {
    const browser = new Browser();
    const tab = browser.open();
    for (let typed = 1; typed <= 21; typed++) {
      tab.answer('/name', 'x'.repeat(typed));
      tab.pass(125);
      const stored = browser.stored()?.answers.name.length ?? 0;
      expect(typed - stored).toBeLessThanOrEqual(8);
    }
  });

  it('says once that answers are stored, and on the next visit that they are kept', () => {
    const browser = new Browser();
    const tab = browser.open();
    expect(tab.state()).toMatchObject({ resumed: false });
    tab.answer('/name', 'Ada');
    expect(tab.state().saved).toBeFalsy();
    tab.pass(300);
    expect(tab.state()).toMatchObject({ resumed: false, saved: true });
    expect(browser.open().state()).toMatchObject({ resumed: true });
  });

  it('says nothing of answers that the browser refuses to store', () => {
    const tab = new Browser().open();
    tab.fill(true);
    tab.answer('/name', 'Ada');
    tab.pass(300);
    expect(tab.state().saved).toBeFalsy();
    expect(tab.state().refused).toBe(true);
  });
});

it('has no key that a definition may give to the answers', () => {
  const browser = new Browser();
  const tab = browser.open({
    draft: { version: 2, owner: '/loaded/id' },
    loaded: { id: 7 },
    load: { call: { name: 'l', method: 'GET', path: 'l' }, send: { from: '/query' }, outcomes: {} },
    query: { token: 'a' },
  });
  tab.answer('/name', 'Ada');
  tab.type('/address/town', 'Atlantis');
  tab.draft.noteCall({ now: '2026-03-01T12:00:00.000Z' });
  tab.draft.noteStep('second');
  const { answers, ...rest } = browser.stored();
  expect(Object.keys(rest).sort()).toEqual([
    'link',
    'maybeSent',
    'owner',
    'step',
    'times',
    'unlisted',
    'version',
  ]);
  const names = new RegExp((Draft.properties.entry as { pattern?: string }).pattern ?? '');
  expect(Object.keys({ ...rest, answers }).filter((key) => names.test(key))).toEqual(['answers']);
});

describe('a text that a list has no entry for', () => {
  it('is stored with its time, also before any answer, and opens with the form', () => {
    const browser = new Browser();
    const tab = browser.open();
    tab.type('/address/town', 'Atlantis');
    const { now } = browser;
    tab.pass(300);
    expect(browser.stored()).toEqual({
      answers: {},
      times: { '/address/town': now },
      unlisted: { '/address/town': 'Atlantis' },
    });
    expect(browser.open().texts()).toEqual({ '/address/town': 'Atlantis' });
    tab.store.draft.clear();
    expect(browser.open().texts()).toEqual({});
  });

  it('stays while another tab answers other questions, and gives way to a newer answer', () => {
    const browser = new Browser();
    const [tab, other] = [browser.open(), browser.open()];
    tab.type('/address/town', 'Atlantis');
    tab.pass(300);
    other.answer('/name', 'Ada');
    other.pass(300);
    browser.tell();
    expect(browser.open().texts()).toEqual({ '/address/town': 'Atlantis' });
    other.answer('/address/town', 'Bath');
    other.pass(300);
    browser.tell();
    expect([tab.texts(), tab.answers()]).toEqual([{}, { name: 'Ada', address: { town: 'Bath' } }]);
    tab.pass(300);
    browser.tell();
    expect(browser.stored().unlisted).toBeUndefined();
    expect(browser.open().answers()).toEqual({ name: 'Ada', address: { town: 'Bath' } });
  });
});

describe('a clock that is no help', () => {
  it.each([
    ['stands still', 0],
    ['was set back by an hour', -60 * 60 * 1000],
  ])('%s: the visitor changes an answer, and the change stays', (_, change) => {
    const browser = new Browser();
    const tab = browser.open();
    tab.answer('/weeks', 1);
    tab.draft.flush();
    browser.now += change;
    tab.answer('/weeks', 7);
    tab.draft.flush();
    expect([tab.answers(), browser.stored().answers]).toEqual([{ weeks: 7 }, { weeks: 7 }]);
    // As after the way back from another page.
    const next = browser.open();
    next.answer('/weeks', 8);
    next.draft.flush();
    expect([next.answers(), browser.stored().answers]).toEqual([{ weeks: 8 }, { weeks: 8 }]);
    browser.tell();
    expect(tab.answers()).toEqual({ weeks: 8 });
    tab.answer('/weeks', undefined);
    tab.draft.flush();
    browser.tell();
    expect([tab, next].map((one) => one.answers())).toEqual([{}, {}]);
  });

  it('was ahead when a draft was sent: the next one is stored, and ends in the other tab too', () => {
    const browser = new Browser();
    browser.open().draft.clear();
    browser.now -= 60 * 60 * 1000;
    const [one, other] = [browser.open(), browser.open()];
    one.answer('/name', 'Ada');
    one.draft.flush();
    expect(browser.stored().answers).toEqual({ name: 'Ada' });
    one.draft.clear();
    browser.tell();
    expect([one, other].map((tab) => tab.state().ended ?? false)).toEqual([false, true]);
  });
});

describe('two tabs', () => {
  it('share their answers: neither overwrites what was typed in the other', () => {
    const browser = new Browser();
    const [one, other] = [browser.open(), browser.open()];
    one.answer('/name', 'Ada');
    other.answer('/site', 'a.org');
    one.answer('/address/street', 'High Street');
    other.answer('/address/town', 'Bath');
    for (const tab of [one, other]) tab.pass(300);
    browser.tell();
    const all = { name: 'Ada', site: 'a.org', address: { street: 'High Street', town: 'Bath' } };
    expect([one.answers(), other.answers(), browser.stored().answers]).toEqual([all, all, all]);
    expect([one, other].map((tab) => tab.state().outdone ?? [])).toEqual([[], []]);
  });

  it('take the newest answer of a question that both answer, and the one that had an older one is told', () => {
    const browser = new Browser();
    const [one, other] = [browser.open(), browser.open()];
    one.answer('/name', 'Ada');
    one.pass(300);
    other.answer('/name', 'Bo');
    other.pass(300);
    browser.tell();
    expect([one.answers(), other.answers()]).toEqual([{ name: 'Bo' }, { name: 'Bo' }]);
    expect(one.state().outdone).toEqual(['/name']);
    expect(other.state().outdone ?? []).toEqual([]);
  });

  it('name the step that was opened last, and do not answer each other for ever', () => {
    const browser = new Browser();
    const [one, other] = [browser.open(), browser.open()];
    one.draft.noteStep('first');
    one.answer('/name', 'Ada');
    one.pass(300);
    other.draft.noteStep('second');
    for (const { draft } of [one, other]) {
      draft.follow();
      expect(browser.stored().step).toBe('second');
    }
    one.answer('/name', 'Bo');
    one.pass(300);
    expect(browser.stored().step).toBe('second');
  });

  it('of an older and a newer version of the form do not answer each other for ever: the one that was typed in last is stored', () => {
    const browser = new Browser();
    const [older, newer] = [browser.open(), browser.open({ draft: { version: 2 } })];
    older.answer('/name', 'Ada');
    older.pass(300);
    newer.answer('/name', 'Grace');
    newer.pass(300);
    for (const { draft } of [older, newer]) {
      draft.follow();
      expect(browser.stored()).toMatchObject({ version: 2, answers: { name: 'Grace' } });
    }
    older.answer('/site', 'ada.example');
    older.pass(300);
    browser.tell();
    expect(browser.stored()).toMatchObject({ answers: { name: 'Ada', site: 'ada.example' } });
    expect(older.answers()).toMatchObject({ name: 'Ada' });
    expect(newer.answers()).toMatchObject({ name: 'Grace' });
  });

  it('take back what one takes back', () => {
    const browser = new Browser();
    const [one, other] = [browser.open(), browser.open()];
    one.answer('/name', 'Ada');
    one.answer('/tags', ['a', 'b']);
    one.pass(300);
    browser.tell();
    expect(other.answers()).toEqual({ name: 'Ada', tags: ['a', 'b'] });
    other.answer('/name', undefined);
    other.answer('/tags', ['b']);
    other.pass(300);
    browser.tell();
    expect([one.answers(), browser.stored().answers]).toEqual([{ tags: ['b'] }, { tags: ['b'] }]);
  });

  it('keep a secret to the one in which it was typed', () => {
    const browser = new Browser();
    const [one, other] = [browser.open(), browser.open()];
    one.answer('/pin', '1234');
    one.answer('/name', 'Ada');
    one.pass(300);
    other.answer('/site', 'a.org');
    other.pass(300);
    browser.tell();
    expect(one.answers()).toEqual({ pin: '1234', name: 'Ada', site: 'a.org' });
    expect(other.answers()).toEqual({ name: 'Ada', site: 'a.org' });
  });

  it.each([301, 0])(
    'come to the same answers, whatever is typed when, and whoever hears of it when (%i ms apart)',
    (apart) => {
      const random = randomNumbers(14);
      const pick = <T>(from: T[]) => from[Math.floor(random() * from.length)] as T;
      for (let walk = 0; walk < 60; walk++) {
        const browser = new Browser();
        const tabs = [browser.open(), browser.open(), browser.open()];
        const newest = new Map<string, unknown>();
        for (let step = 0; step < 25; step++) {
          const tab = pick(tabs);
          const pointer = pick(['/name', '/site', '/address/street', '/address/town', '/tags']);
          const text = `${pointer} ${step}`;
          const value = random() < 0.2 ? undefined : pointer === '/tags' ? [text] : text;
          const isShown = getAt(tab.answers(), pointer) !== undefined;
          tab.answer(pointer, value);
          // To take back what the tab does not show changes nothing.
          if (value !== undefined || isShown) newest.set(pointer, value);
          tab.pass(apart);
          tab.draft.flush();
          // Where the clock stands still, only a tab that has heard of an answer gives a newer one.
          if (apart === 0) browser.tell();
          else if (random() < 0.3) pick(tabs).draft.follow();
        }
        for (const tab of tabs) tab.draft.flush();
        browser.tell();
        const [first, ...others] = tabs.map((tab) => tab.answers());
        for (const other of others) expect(other).toEqual(first);
        expect(browser.stored().answers).toEqual(first);
        for (const [pointer, value] of newest) {
          expect(getAt(first, pointer)).toEqual(value);
        }
      }
    },
  );

  it('open with any JSON as what another one has stored', () => {
    const random = randomNumbers(3);
    for (let round = 0; round < 300; round++) {
      const browser = new Browser();
      const tab = browser.open();
      tab.answer('/name', 'Ada');
      tab.pass(300);
      const answers = randomJson(random, 3);
      const times = random() < 0.5 ? randomJson(random) : { '/name': 1e15, '/__proto__/x': 1e15 };
      browser.items.set('visit', JSON.stringify({ answers, times, owner: randomJson(random) }));
      tab.draft.follow();
      expect(['string', 'undefined']).toContain(typeof tab.answers().name);
      expect({}).not.toHaveProperty('x');
    }
  });
});

describe('a draft that was sent', () => {
  it('stays gone, and the other tab is told and writes nothing any more', () => {
    const browser = new Browser();
    const [one, other] = [browser.open(), browser.open()];
    one.answer('/name', 'Ada');
    one.pass(300);
    browser.tell();
    one.draft.clear();
    browser.tell();
    expect(other.state()).toMatchObject({ ended: true });
    other.answer('/name', 'Bo');
    other.pass(300);
    expect(browser.stored()).toBeUndefined();
    expect(other.answers()).toEqual({ name: 'Bo' });
  });

  it('stays gone where the other tab heard nothing of it', () => {
    const browser = new Browser();
    const [one, other] = [browser.open(), browser.open()];
    other.answer('/site', 'a.org');
    other.pass(300);
    one.draft.clear();
    other.answer('/name', 'Bo');
    other.pass(300);
    expect(browser.stored()).toBeUndefined();
    expect(other.state()).toMatchObject({ ended: true });
  });

  it('leaves room for a new one', () => {
    const browser = new Browser();
    const one = browser.open();
    one.answer('/name', 'Ada');
    one.pass(300);
    one.draft.clear();
    one.pass(1);
    const next = browser.open();
    expect(next.answers()).toEqual({});
    next.answer('/name', 'Bo');
    next.pass(300);
    expect(browser.stored().answers).toEqual({ name: 'Bo' });
  });

  it('is told from a storage that was emptied, after which answers are stored again', () => {
    const browser = new Browser();
    const tab = browser.open();
    tab.answer('/name', 'Ada');
    tab.pass(300);
    browser.items.clear();
    tab.answer('/site', 'a.org');
    tab.pass(300);
    expect(browser.stored().answers).toEqual({ name: 'Ada', site: 'a.org' });
    expect(browser.items.has(endKey({ key: 'visit' }))).toBe(false);
  });
});

describe('a draft that is being sent', () => {
  const cleared: CallOutcome = { kind: 'success', outcome: { clearDraft: true } };

  /** Sends the answers of a tab; the call ends with the returned function. */
  function send(tab: ReturnType<Browser['open']>) {
    let end = (_outcome: CallOutcome) => {};
    tab.environment.reply = new Promise((resolve) => {
      end = resolve;
    });
    const sent = tab.store.submit();
    return async (outcome: CallOutcome) => {
      end(outcome);
      await sent;
    };
  }

  it('was deleted in another tab: that tab is right, and what it begins then stays', async () => {
    const browser = new Browser();
    const [one, other] = [browser.open(), browser.open()];
    one.answer('/name', 'Ada');
    one.pass(300);
    browser.tell();
    const end = send(one);
    other.draft.delete();
    browser.tell();
    expect(one.state()).toMatchObject({ ended: true });
    const anew = browser.open();
    anew.answer('/name', 'Bo');
    anew.pass(300);
    await end(cleared);
    browser.tell();
    expect(browser.stored().answers).toEqual({ name: 'Bo' });
    expect(anew.state().ended ?? false).toBe(false);
  });
});

describe('a draft with an owner', () => {
  const draft = { owner: '/loaded/data/id' };
  const of = (id: unknown) => ({ draft, loaded: { data: { id } } });

  it('is not shown to another one, in no tab', () => {
    const browser = new Browser();
    const ada = browser.open(of(7));
    ada.answer('/name', 'Ada');
    ada.pass(300);
    const bo = browser.open(of(8));
    expect([bo.answers(), bo.state().resumed]).toEqual([{}, false]);
    ada.answer('/site', 'a.org');
    ada.pass(300);
    bo.draft.follow();
    expect(bo.answers()).toEqual({});
    expect(browser.open(of(7)).answers()).toEqual({ name: 'Ada', site: 'a.org' });
  });

  it('is adopted where it names none', () => {
    const browser = new Browser();
    browser.items.set('visit', '{"answers":{"name":"Ada"}}');
    const tab = browser.open(of(7));
    expect(tab.answers()).toEqual({ name: 'Ada' });
    tab.answer('/site', 'a.org');
    tab.pass(300);
    expect(browser.open(of(7)).answers()).toEqual({ name: 'Ada', site: 'a.org' });
    expect(browser.open(of(8)).answers()).toEqual({});
  });
});

describe('the age of a draft', () => {
  const day = 24 * 60 * 60 * 1000;

  it.each([
    [29, { name: 'Ada' }],
    [31, {}],
  ])('counts from its last change: after %i days', (days, expected) => {
    const browser = new Browser();
    const tab = browser.open();
    tab.answer('/name', 'Ada');
    tab.pass(300);
    browser.now += days * day;
    expect(browser.open().answers()).toEqual(expected);
    expect(browser.items.has('visit')).toBe(days < 30);
  });

  it('is unknown of one that was stored without times, which is shown', () => {
    const browser = new Browser();
    browser.items.set('visit', '{"answers":{"name":"Ada"}}');
    expect(browser.open().answers()).toEqual({ name: 'Ada' });
  });
});

describe('files that are stored with a draft', () => {
  const deleted: string[] = [];
  const deleteFiles = async (draft: string) => void deleted.push(draft);
  const options = { draft: { deleteFiles } };
  beforeEach(() => {
    deleted.length = 0;
  });

  it('are deleted when it is sent or started over, with one that was chosen just now', () => {
    const tab = new Browser().open(options);
    tab.answer('/name', 'cv.pdf');
    tab.draft.clear();
    expect(deleted).toEqual([expect.stringContaining('cv.pdf')]);
  });

  it('are deleted when it is too old', () => {
    const browser = new Browser();
    const tab = browser.open(options);
    tab.answer('/name', 'cv.pdf');
    tab.draft.flush();
    browser.now += 31 * 24 * 60 * 60 * 1000;
    browser.open(options);
    expect(deleted).toEqual([expect.stringContaining('cv.pdf')]);
  });

  it('stay where the clock jumps while their page is open', () => {
    const browser = new Browser();
    const tab = browser.open(options);
    tab.answer('/name', 'cv.pdf');
    tab.draft.flush();
    browser.now += 31 * 24 * 60 * 60 * 1000;
    tab.answer('/site', 'a.org');
    tab.pass(300);
    expect(deleted).toEqual([]);
    expect(browser.open(options).answers()).toEqual({ name: 'cv.pdf', site: 'a.org' });
  });
});
