// Proves that answers that the provider saves follow the visitor into another browser, and none is lost while offline.
import { describe, expect, it } from 'vitest';
import type { CompiledRequest } from '../../../../src/compiled/call.ts';
import type { CompiledDraft } from '../../../../src/compiled/screen.ts';
import { mergeDrafts, type TimedAnswers } from '../../../../src/core/draft/merge-drafts.ts';
import type { CallOutcome } from '../../../../src/engine/host.tsx';
import {
  createSaveLaterDraft,
  SaveLaterDraft,
} from '../../../../src/engine/saved-draft/save-later/save-later-draft.ts';
import { FormScreenStore } from '../../../../src/engine/screen/form-screen-store.ts';
import { compileForm } from '../../compile-form.ts';
import { FakeEnvironment } from '../../fake-environment.ts';

const form = compileForm({
  type: 'object',
  properties: {
    name: { type: 'string', title: 'Name' },
    full_name: { type: 'string', title: 'Full name' },
    site: { type: 'string', title: 'Site' },
    pin: { type: 'string', title: 'PIN', writeOnly: true },
  },
});

type Saved = TimedAnswers & { version: number };

/** A provider that keeps the draft of a visitor, and mails the link. */
class Provider {
  draft: Saved | undefined;
  /** How calls end, if not well: the status, or "offline". */
  fails: number | 'offline' | undefined;
  /** Seconds until a call may be repeated. */
  retryAfter: number | undefined;
  saves = 0;
  mails = 0;

  send = async (request: CompiledRequest, document: object): Promise<CallOutcome> => {
    const outcome = request.outcomes[String(this.fails)] as CallOutcome['outcome'];
    if (request.call.name === 'keep') this.saves++;
    const { fails, retryAfter } = this;
    if (fails === 'offline') return { kind: 'offline', outcome };
    if (fails) return { kind: 'failure', outcome, ...(retryAfter && { retryAfter }) };
    if (request.call.name === 'remind') this.mails++;
    else this.#keep((document as { draft: Saved }).draft);
    return { kind: 'success', outcome: undefined };
  };

  #keep(draft: Saved): void {
    const { draft: before } = this;
    const isSame = before?.version === draft.version;
    this.draft = structuredClone({ ...draft, ...(isSame && mergeDrafts(before, draft)) });
  }
}

/** A browser of the visitor, whose clock is that of all. */
class Browser {
  static now = Date.parse('2026-03-01T12:00:00.000Z');
  readonly items = new Map<string, string>();
  isFull = false;

  constructor(readonly provider: Provider) {}

  open(
    options: {
      draft?: Partial<CompiledDraft>;
      mails?: boolean;
      id?: string | null;
      token?: string;
    } = {},
  ) {
    const { id = 'a1', token = '' } = options;
    const environment = new FakeEnvironment({ id, draft: structuredClone(this.provider.draft) });
    Object.assign(environment.dataSources, { query: { token } });
    Object.assign(environment, {
      createDraft: createSaveLaterDraft,
      send: this.provider.send,
      readSources: () => ({
        page: { url: 'https://example.com/' },
        now: new Date(Browser.now).toISOString(),
      }),
      storage: {
        read: (key: string) => this.items.get(key),
        write: (key: string, value: string) => !this.isFull && this.items.set(key, value).has(key),
        remove: (key: string) => void this.items.delete(key),
      },
    });
    const draft: CompiledDraft = {
      ...{ key: 'visit', entry: 'answers', delay: 300, version: 1, days: 30, owner: '/loaded/id' },
      ...options.draft,
    };
    const call = (name: string) => ({ call: { name, method: 'PUT' as const, path: name } });
    const screen = {
      ...{ kind: 'form' as const, id: 'visit', route: '/visit', title: 'Visit', form },
      ...{ autocomplete: 'on' as const, draft, unstored: ['/pin'] },
      fields: ['name', 'full_name', 'site', 'pin'],
      load: { ...call('load'), send: { token: { from: '/query/token' } }, outcomes: {} },
      submit: { ...call('a'), send: {}, outcomes: {} },
      saveLater: { ...call('keep'), from: '/loaded/draft', outcomes: {} },
      ...(options.mails && { mailLink: { ...call('remind'), outcomes: {} } }),
    };
    const store = new FormScreenStore(screen, form, environment);
    if (!(store.draft instanceof SaveLaterDraft)) throw new Error('The draft is not saved.');
    const saved = store.draft;
    return {
      draft: saved,
      state: () => saved.saver.state,
      answers: () => (store.state.kind === 'open' ? store.state.form.state.answers : undefined),
      answer: (pointer: string, value: unknown) => {
        if (store.state.kind === 'open') store.state.form.answer(pointer, value);
      },
      /** Some time passes in the browser. */
      async pass(milliseconds: number) {
        Browser.now += milliseconds;
        environment.passTime(milliseconds);
        await settled();
      },
    };
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('a visit that begins in one browser and ends in another', () => {
  it('goes on with the answers of the first one, without its secrets', async () => {
    const provider = new Provider();
    const first = new Browser(provider).open();
    first.answer('/name', 'Ada');
    first.answer('/pin', '1234');
    await first.pass(300);
    await first.pass(2000);
    expect(first.state()).toMatchObject({ isSaving: false, result: 'saved' });
    expect(provider.draft).toMatchObject({ answers: { name: 'Ada' }, version: 1 });
    const second = new Browser(provider).open();
    expect(second.answers()).toEqual({ name: 'Ada' });
    expect(second.draft.state).toMatchObject({ resumed: true });
    await second.pass(20_000);
    expect(provider.saves).toBe(1);
  });

  it('keeps of each question the newest answer of both', async () => {
    const provider = new Provider();
    const [phone, laptop] = [new Browser(provider), new Browser(provider)];
    const [one, other] = [phone.open(), laptop.open()];
    one.answer('/name', 'Ada');
    await one.pass(300);
    one.answer('/site', 'old.example');
    await one.pass(300);
    other.answer('/site', 'new.example');
    await other.pass(300);
    await one.pass(2000);
    const again = laptop.open();
    expect(again.answers()).toEqual({ name: 'Ada', site: 'new.example' });
    // What the provider lacks of it follows.
    await again.pass(2000);
    expect(provider.draft?.answers).toEqual({ name: 'Ada', site: 'new.example' });
  });

  it('does not mix the answers of two links in one browser', async () => {
    const provider = new Provider();
    const browser = new Browser(provider);
    const one = browser.open({ id: 'a1' });
    one.answer('/name', 'Ada');
    await one.pass(300);
    const other = browser.open({ id: 'b2' });
    expect(other.answers()).toEqual({});
    await other.pass(20_000);
    expect(provider.draft).toBeUndefined();
  });

  it('does not mix the answers of two links whose responses name no owner, and sends none to the other', async () => {
    const browser = new Browser(new Provider());
    const one = browser.open({ id: null, token: 'ada' });
    one.answer('/name', 'Ada');
    await one.pass(300);
    const provider = new Provider();
    provider.draft = {
      answers: { site: 'b.example' },
      times: { '/site': Browser.now },
      version: 1,
    };
    Object.assign(browser, { provider });
    const other = browser.open({ id: null, token: 'bo' });
    expect(other.answers()).toEqual({ site: 'b.example' });
    await other.pass(20_000);
    expect(provider.draft.answers).toEqual({ site: 'b.example' });
    expect(one.answers()).toEqual({ name: 'Ada' });
  });

  it('migrates answers of an earlier version, whichever side has them', async () => {
    const provider = new Provider();
    const browser = new Browser(provider);
    const before = browser.open();
    before.answer('/name', 'Ada');
    await before.pass(300);
    await before.pass(2000);
    before.answer('/site', 'a.example');
    await before.pass(300);
    const migrations: CompiledDraft['migrations'] = [
      { to: 2, patch: [{ op: 'move', from: '/name', path: '/full_name' }] },
    ];
    const draft = { version: 2, migrations };
    provider.draft = {
      version: 2,
      answers: { full_name: 'Bea' },
      times: { '/full_name': Browser.now + 1 },
    };
    const after = browser.open({ draft });
    expect(after.answers()).toEqual({ full_name: 'Bea', site: 'a.example' });
    await after.pass(2000);
    expect(provider.draft).toMatchObject({ version: 2, answers: { site: 'a.example' } });
  });
});

describe('answers are saved', () => {
  it('once the visitor pauses, and at the latest after ten seconds', async () => {
    const provider = new Provider();
    const page = new Browser(provider).open();
    for (let typed = 1; typed <= 24; typed++) {
      page.answer('/name', 'x'.repeat(typed));
      await page.pass(500);
    }
    expect(provider.saves).toBe(1);
    await page.pass(2000);
    expect(provider.saves).toBe(2);
  });

  it('when a step is left, and when the page is hidden: at once, and once', async () => {
    const provider = new Provider();
    const page = new Browser(provider).open();
    page.answer('/name', 'Ada');
    page.draft.moveOn();
    await settled();
    expect(provider.draft?.answers).toEqual({ name: 'Ada' });
    page.answer('/site', 'a.example');
    page.draft.leave();
    page.draft.leave();
    await settled();
    expect(provider.draft?.answers).toEqual({ name: 'Ada', site: 'a.example' });
    expect(provider.saves).toBe(2);
  });

  it('once the provider can be reached again: until then, nothing is lost', async () => {
    const provider = new Provider();
    const browser = new Browser(provider);
    const page = browser.open();
    provider.fails = 'offline';
    page.answer('/name', 'Ada');
    await page.pass(300);
    await page.pass(2000);
    expect(page.state()).toMatchObject({ isSaving: false, result: 'failed' });
    expect(browser.open().answers()).toEqual({ name: 'Ada' });
    provider.fails = undefined;
    await page.pass(30_000);
    expect(page.state().result).toBe('saved');
    expect(provider.draft?.answers).toEqual({ name: 'Ada' });
  });

  it('an hour later at the latest, whatever time the provider names: no timer takes a year', async () => {
    const provider = new Provider();
    const page = new Browser(provider).open();
    provider.fails = 503;
    provider.retryAfter = 31_536_000;
    page.answer('/name', 'Ada');
    await page.pass(300);
    await page.pass(2000);
    provider.fails = undefined;
    await page.pass(3_600_000);
    expect(page.state().result).toBe('saved');
    expect(provider.saves).toBe(2);
  });

  it('also where the browser refuses to keep them', async () => {
    const provider = new Provider();
    const browser = new Browser(provider);
    browser.isFull = true;
    const page = browser.open();
    page.answer('/name', 'Ada');
    await page.pass(300);
    await page.pass(2000);
    expect(page.draft.state.refused).toBe(true);
    expect(browser.items.size).toBe(0);
    expect(new Browser(provider).open().answers()).toEqual({ name: 'Ada' });
  });

  it.each([401, 403, 404, 410])(
    'no more after the status %j: the link has ended',
    async (status) => {
      const provider = new Provider();
      const page = new Browser(provider).open();
      provider.fails = status;
      page.answer('/name', 'Ada');
      await page.pass(300);
      await page.pass(2000);
      expect(page.state().result).toBe('refused');
      page.answer('/name', 'Bea');
      await page.pass(300);
      await page.pass(60_000);
      expect(provider.saves).toBe(1);
    },
  );
});

describe('"Save and finish later"', () => {
  it('saves, and says where it goes on', async () => {
    const provider = new Provider();
    const page = new Browser(provider).open();
    page.answer('/name', 'Ada');
    page.draft.flush();
    await page.draft.saver.leave();
    expect(page.state().leaving).toBe('saved');
    expect(provider.draft?.answers).toEqual({ name: 'Ada' });
    page.answer('/name', 'Bea');
    page.draft.flush();
    expect(page.state().leaving).toBeUndefined();
  });

  it('mails the link where a call does', async () => {
    const provider = new Provider();
    const page = new Browser(provider).open({ mails: true });
    await page.draft.saver.leave();
    expect(page.state().leaving).toBe('mailed');
    expect(provider.mails).toBe(1);
    provider.fails = 500;
    await page.draft.saver.leave();
    expect(page.state().leaving).toBe('notMailed');
  });

  it('mails nothing where the answers could not be saved', async () => {
    const provider = new Provider();
    const page = new Browser(provider).open({ mails: true });
    provider.fails = 500;
    page.answer('/name', 'Ada');
    page.draft.flush();
    await page.draft.saver.leave();
    expect(page.state()).toMatchObject({ result: 'failed', leaving: undefined });
    expect(provider.mails).toBe(0);
  });
});

describe('a draft that ends', () => {
  it('is deleted at the provider too where the visitor starts over, and stays so', async () => {
    const provider = new Provider();
    const browser = new Browser(provider);
    const page = browser.open();
    page.answer('/name', 'Ada');
    await page.pass(300);
    await page.pass(2000);
    const stale = provider.draft;
    provider.fails = 'offline';
    page.draft.clear(true);
    await settled();
    // The response of the load call may be that of before.
    provider.draft = stale;
    provider.fails = undefined;
    const next = browser.open();
    expect(next.answers()).toEqual({});
    await next.pass(2000);
    expect(provider.draft?.answers).toEqual({});
    expect(new Browser(provider).open().answers()).toEqual({});
  });

  it('is saved no more once the answers are sent', async () => {
    const provider = new Provider();
    const page = new Browser(provider).open();
    page.answer('/name', 'Ada');
    await page.pass(300);
    page.draft.clear();
    page.draft.leave();
    await page.pass(60_000);
    expect(provider.saves).toBe(0);
  });
});

it('a response with something else than a draft is left alone', () => {
  for (const draft of [null, 7, [], { answers: 1 }, { version: 1 }]) {
    const provider = new Provider();
    provider.draft = draft as never;
    expect(new Browser(provider).open().answers()).toEqual({});
  }
});
