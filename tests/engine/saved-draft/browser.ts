import type { CompiledLoad } from '../../../src/compiled/call.ts';
import type { CompiledDraft } from '../../../src/compiled/screen.ts';
import { unlistedTexts } from '../../../src/core/form/unlisted-texts.ts';
import type { DraftStore } from '../../../src/engine/draft/draft-store.ts';
import type { ItemStorage } from '../../../src/engine/host.tsx';
import { createSavedDraft } from '../../../src/engine/saved-draft/saved-draft.ts';
import { FormScreenStore } from '../../../src/engine/screen/form-screen-store.ts';
import { compileForm } from '../compile-form.ts';
import { FakeEnvironment } from '../fake-environment.ts';

const compiled = compileForm({
  type: 'object',
  properties: {
    name: { type: 'string', title: 'Name' },
    site: { type: 'string', title: 'Site' },
    weeks: { type: 'integer', title: 'Weeks' },
    pin: { type: 'string', title: 'PIN', writeOnly: true },
    address: {
      type: 'object',
      title: 'Address',
      properties: {
        street: { type: 'string', title: 'Street' },
        town: { type: 'string', title: 'Town' },
      },
    },
    tags: { type: 'array', title: 'Tags', items: { type: 'string', title: 'Tag' } },
  },
});

/** Its questions have boxes that keep texts. */
const form = { ...compiled, unlistedTexts };

interface Opening {
  loaded?: object;
  draft?: Partial<CompiledDraft>;
  /** The query of the address. */
  query?: Record<string, string>;
  page?: { url: string };
  language?: string;
  load?: CompiledLoad;
  /** The storage of the tab; without it, the tab is a new one. */
  session?: ItemStorage;
}

/** A browser in which tabs share a storage, and tell each other of each change once `tell` is called. */
export class Browser {
  readonly items = new Map<string, string>();
  now = Date.parse('2026-03-01T12:00:00.000Z');
  readonly drafts: DraftStore[] = [];

  /** Opens the form in a new tab. */
  open(options: Opening = {}) {
    const environment = new FakeEnvironment(options.loaded);
    const { items } = this;
    const { query = {}, page = environment.dataSources.page, language = 'en' } = options;
    const now = new Date(this.now).toISOString();
    if (options.session) Object.assign(environment, { session: options.session });
    Object.assign(environment.dataSources, { query, page, language, now });
    let full = false;
    Object.assign(environment, {
      createDraft: createSavedDraft,
      readSources: () => ({
        page: { url: 'https://example.com/' },
        now: new Date(this.now).toISOString(),
      }),
      storage: {
        read: (key: string) => items.get(key),
        write: (key: string, value: string) => !full && items.set(key, value).has(key),
        remove: (key: string) => void items.delete(key),
      },
    });
    const draft: CompiledDraft = {
      ...{ key: 'visit', entry: 'answers', delay: 300, version: 1, days: 30 },
      ...options.draft,
    };
    const screen = {
      ...{ kind: 'form' as const, id: 'visit', route: '/visit', title: 'Visit', form },
      ...{ autocomplete: 'on' as const, draft, unstored: ['/pin'] },
      fields: ['name', 'site', 'weeks', 'pin', 'address', 'tags'],
      ...(options.load && { load: options.load }),
      submit: { call: { name: 'a', method: 'POST', path: 'a' } as const, send: {}, outcomes: {} },
    };
    const store = new FormScreenStore(screen, form, environment);
    const answers = () => {
      if (store.state.kind !== 'open') throw new Error('The form is not open.');
      return store.state.form.state.answers;
    };
    const tab = {
      store,
      environment,
      draft: store.draft,
      state: () => store.draft.state,
      answers,
      answer: (pointer: string, value: unknown) => {
        if (store.state.kind === 'open') store.state.form.answer(pointer, value);
      },
      /** A text stays in the box of a list. */
      type: (pointer: string, typed: string) => {
        if (store.state.kind === 'open') store.state.form.refuseAnswer(pointer, { typed }, typed);
      },
      texts: () =>
        store.state.kind === 'open'
          ? unlistedTexts.follow({}, form, store.state.form.state.refusals)
          : {},
      /** Some time passes in the browser. */
      pass: (milliseconds: number) => {
        this.now += milliseconds;
        environment.passTime(milliseconds);
      },
      fill: (isFull: boolean) => {
        full = isFull;
      },
    };
    this.drafts.push(store.draft);
    return tab;
  }

  /** All tabs hear of the changes of the others, until nothing changes any more; returns how often something did. */
  tell(): number {
    for (let round = 0; round < 10; round++) {
      const before = JSON.stringify([...this.items]);
      for (const draft of this.drafts) draft.follow();
      if (JSON.stringify([...this.items]) === before) return round;
    }
    throw new Error('The tabs answer each other for ever.');
  }

  stored() {
    const item = this.items.get('visit');
    return item === undefined ? undefined : JSON.parse(item);
  }
}
