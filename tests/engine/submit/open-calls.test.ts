// Proves that answers may have been sent as long as the end of a call of any tab is not known, whichever ends first.
import { describe, expect, it } from 'vitest';
import type { CallOutcome } from '../../../src/engine/host.tsx';
import { Browser } from '../saved-draft/browser.ts';

const success: CallOutcome = { kind: 'success', outcome: {} };
const failure: CallOutcome = { kind: 'failure', outcome: undefined };
const unanswered: CallOutcome = { ...failure, maybeArrived: true };

/** Opens tabs with the same answers; each ends its calls as the test says. */
function openTabs() {
  const browser = new Browser();
  const open = () => {
    const tab = browser.open();
    const ends: ((outcome: CallOutcome) => void)[] = [];
    const send = () => new Promise<CallOutcome>((end) => ends.push(end));
    Object.assign(tab.environment, { send });
    return {
      answer: tab.answer,
      pass: tab.pass,
      /** Sends the answers, without waiting for the end. */
      send: async () => {
        browser.now += 1000;
        void tab.store.submit();
        await settled();
        tab.store.submission.stopWaiting();
        browser.tell();
      },
      /** Ends one of the calls, which are counted from 0. */
      end: async (index: number, outcome: CallOutcome) => {
        ends[index]?.(outcome);
        await settled();
        browser.tell();
      },
      delete: () => tab.draft.delete(),
      mayBeSent: () => tab.state().maybeSent !== undefined,
    };
  };
  const [tab, other] = [open(), open()];
  tab.answer('/name', 'Ada');
  tab.pass(300);
  browser.tell();
  return { tab, other, mayBeSent: () => [tab, other, open()].map((one) => one.mayBeSent()) };
}

const settled = () => new Promise((done) => setTimeout(done));
const [yes, no] = [
  [true, true, true],
  [false, false, false],
];

describe('answers may have been sent', () => {
  it.each([
    ['is not answered', unanswered, yes],
    ['fails', failure, no],
    ['succeeds', success, no],
  ])(
    'by a call that is under way when an earlier one succeeds, until it %s',
    async (_, end, after) => {
      const { tab, mayBeSent } = openTabs();
      await tab.send();
      tab.answer('/name', 'Bo');
      await tab.send();
      await tab.end(0, success);
      expect(mayBeSent()).toEqual(yes);
      await tab.end(1, end);
      expect(mayBeSent()).toEqual(after);
    },
  );

  it('by a call of the page that was never answered, until they are deleted', async () => {
    const { tab, mayBeSent } = openTabs();
    await tab.send();
    await tab.end(0, unanswered);
    await tab.send();
    await tab.end(1, failure);
    expect(mayBeSent()).toEqual(yes);
    tab.delete();
    expect(mayBeSent()[0]).toBe(false);
    await tab.send();
    await tab.end(2, failure);
    expect(mayBeSent()[0]).toBe(false);
  });

  it('by no call before one that succeeds', async () => {
    const { tab, other, mayBeSent } = openTabs();
    await other.send();
    await other.end(0, unanswered);
    await tab.send();
    await tab.send();
    await tab.end(1, success);
    expect(mayBeSent()).toEqual(no);
    await tab.end(0, unanswered);
    expect(mayBeSent()).toEqual(no);
  });

  it('by the call of another tab, while a later one of this tab fails', async () => {
    const { tab, other, mayBeSent } = openTabs();
    await other.send();
    await tab.send();
    await tab.end(0, failure);
    expect(mayBeSent()).toEqual(yes);
    await other.end(0, failure);
    expect(mayBeSent()).toEqual(no);
  });

  it('by the call of another tab, made between two of this one that fail', async () => {
    const { tab, other, mayBeSent } = openTabs();
    await tab.send();
    await other.send();
    await tab.send();
    await tab.end(0, failure);
    await tab.end(1, failure);
    expect(mayBeSent()).toEqual(yes);
    await other.end(0, unanswered);
    expect(mayBeSent()).toEqual(yes);
  });

  it('by no call, once that of another tab and the later one of this tab have failed', async () => {
    const { tab, other, mayBeSent } = openTabs();
    await other.send();
    await tab.send();
    await other.end(0, failure);
    expect(mayBeSent()).toEqual(yes);
    await tab.end(0, failure);
    expect(mayBeSent()).toEqual(no);
  });
});
