// Proves that a draft notes a call that may have sent its answers, for all tabs, until the end of the call is known.
import { describe, expect, it } from 'vitest';
import type { OpenCall } from '../../../src/core/draft/call-times.ts';
import { Browser } from './browser.ts';

type Tab = ReturnType<Browser['open']>;

describe('answers that a call may have sent', () => {
  const first = { now: '2026-03-01T12:00:00.000Z', opened: '2026-03-01T11:00:00.000Z' };
  const next = { now: '2026-03-01T13:00:00.000Z' };

  it('are so after a reload and in other tabs, until the end is known', () => {
    const browser = new Browser();
    const tab = browser.open();
    tab.answer('/name', 'Ada');
    const call = tab.draft.noteCall(first);
    expect(browser.stored()).toMatchObject({ answers: { name: 'Ada' }, maybeSent: [first] });
    const other = browser.open();
    expect(other.state()).toMatchObject({ maybeSent: [first] });
    other.answer('/site', 'https://ada.example');
    other.pass(300);
    expect(browser.stored()).toMatchObject({ maybeSent: [first] });
    tab.draft.noteEnd(call, false);
    expect(browser.stored()).not.toHaveProperty('maybeSent');
    expect(browser.open().state().maybeSent).toBeUndefined();
  });

  it.each([
    ['its end is known', (tab: Tab, call: OpenCall) => tab.draft.noteEnd(call, false)],
    ['they are deleted', (tab: Tab) => tab.draft.delete()],
    ['they are sent', (tab: Tab) => tab.draft.clear()],
  ])('are known as such in a tab that was open before, until %s', (_, end) => {
    const browser = new Browser();
    const [tab, other] = [browser.open(), browser.open()];
    tab.answer('/name', 'Ada');
    const call = tab.draft.noteCall(first);
    browser.tell();
    expect(other.state()).toMatchObject({ maybeSent: [first] });
    end(tab, call);
    browser.tell();
    expect(other.state().maybeSent).toBeUndefined();
  });

  it('were sent before a page that is opened then, not before one that was open', () => {
    const browser = new Browser();
    const [tab, other] = [browser.open(), browser.open()];
    tab.answer('/name', 'Ada');
    const call = tab.draft.noteCall(first);
    browser.tell();
    const later = browser.open();
    browser.tell();
    const isBefore = () => [tab, other, later].map((one) => one.state().maybeSentBefore ?? false);
    expect(isBefore()).toEqual([false, false, true]);
    tab.draft.noteEnd(call, false);
    browser.tell();
    later.draft.noteCall(next);
    browser.tell();
    expect(isBefore()).toEqual([false, false, false]);
  });

  it('are the same after a reload, also with another secret, until one of them changes', () => {
    const browser = new Browser();
    const tab = browser.open();
    tab.answer('/name', 'Ada');
    expect(tab.draft.timesOfSame()).toBeUndefined();
    tab.draft.noteCall(first);
    expect(tab.draft.timesOfSame()).toMatchObject(first);
    browser.now += 24 * 60 * 60 * 1000;
    const later = browser.open();
    later.answer('/pin', '1234');
    expect(later.draft.timesOfSame()).toMatchObject(first);
    later.answer('/name', 'Bo');
    expect(later.draft.timesOfSame()).toBeUndefined();
  });

  it('are other ones after a change, also where the clock was set back', () => {
    const browser = new Browser();
    const tab = browser.open();
    tab.draft.noteCall(first);
    browser.now -= 60 * 60 * 1000;
    tab.answer('/name', 'Ada');
    expect(tab.draft.timesOfSame()).toBeUndefined();
  });

  it.each([
    ['true', {}],
    [JSON.stringify(first), first],
  ])('were sent before a page that finds the note %s of an earlier version', (note, call) => {
    const browser = new Browser();
    browser.items.set('visit', `{"answers":{"name":"Ada"},"maybeSent":${note}}`);
    const tab = browser.open();
    expect(tab.state()).toMatchObject({ maybeSent: [call], maybeSentBefore: true });
    tab.draft.noteEnd(tab.draft.noteCall(next), false);
    expect(tab.state()).toMatchObject({ maybeSent: [call], maybeSentBefore: true });
    tab.draft.noteEnd(tab.draft.noteCall(next), true);
    expect(browser.stored()).not.toHaveProperty('maybeSent');
  });

  it('are known as such where none of them was stored before', () => {
    const browser = new Browser();
    const tab = browser.open();
    tab.draft.noteCall(first);
    tab.answer('/name', 'Ada');
    tab.pass(300);
    tab.answer('/name', 'Bo');
    tab.pass(300);
    expect(tab.state()).toMatchObject({ maybeSent: [first] });
    expect(browser.stored()).toMatchObject({ maybeSent: [first] });
  });

  it('are those of their visitor: the next one, who replaces them, has sent nothing', () => {
    const browser = new Browser();
    const draft = { owner: '/loaded/id' };
    const tab = browser.open({ draft, loaded: { id: 1 } });
    tab.answer('/name', 'Ada');
    tab.draft.noteCall(first);
    browser.items.set('visit', JSON.stringify({ ...browser.stored(), theirs: 2 }));
    const next = browser.open({ draft, loaded: { id: 2 } });
    next.answer('/name', 'Bo');
    next.pass(300);
    // Entries of other programs stay.
    expect(browser.stored()).toMatchObject({ owner: '2', answers: { name: 'Bo' }, theirs: 2 });
    expect(browser.stored()).not.toHaveProperty('maybeSent');
    expect(browser.open({ draft, loaded: { id: 2 } }).state().maybeSent).toBeUndefined();
  });

  it.each(['true', '7', '{"now":"never"}'])(
    'are others than those of a call that was noted as %s',
    (maybeSent) => {
      const browser = new Browser();
      browser.items.set('visit', `{"answers":{"name":"Ada"},"maybeSent":${maybeSent}}`);
      const tab = browser.open();
      expect(tab.draft.timesOfSame()).toBeUndefined();
      tab.draft.noteCall(next);
      expect(browser.stored().maybeSent.at(-1)).toMatchObject(next);
    },
  );
});
