// Proves that a box with a list shows its answer after any typing, choosing and leaving.
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { UiFile } from '../../src/definition/files/ui.ts';
import type { JsonSchema } from '../../src/definition/json-schema.ts';
import { CalledChoicesStore } from '../../src/engine/choices/called-choices-store.ts';
import type { CallOutcome, Host, ItemStorage } from '../../src/engine/host.tsx';
import { countriesIn } from '../../src/widgets/parts/countries.ts';
import { compileForm } from '../engine/compile-form.ts';
import { showForm } from '../engine/form/show-form.tsx';
import { randomNumbers } from '../support/random.ts';
import { load as loadRegions, loading as regionsLoading } from './regions-loading.ts';
import { loading as listLoading, load as loadList } from './search-list-loading.ts';

/** Walks that have found different faults. */
const seeds = [3, 19];

/** Rounds of one walk, and actions before the box is left in each. */
const [rounds, actionsOfRound] = [6, 3];

/** A question "Box", which depends on the question "Other". */
interface Subject {
  box: JsonSchema;
  other: JsonSchema;
  ui: UiFile;
  answers: unknown[];
  otherAnswers: unknown[];
  /** Texts that visitors type. */
  typed: string[];
  /** Labels by the answer, where they differ from it. */
  labels?: Record<string, string>;
  /** Whether the other answer and the table of regions decide what there is to choose from. */
  needsRegions?: boolean;
}

const text: JsonSchema = { type: 'string' };
const channels = [
  { const: 'mail', title: 'Email' },
  { const: 'web', title: 'Websites' },
  { const: 'app', title: 'Mobile apps' },
];
const channel: JsonSchema = { ...text, oneOf: channels };
const several: JsonSchema = { type: 'array', items: channel };
const ofChannels = {
  answers: ['mail', 'web', 'app'],
  typed: ['Email', 'web', 'Mobile apps', 'Nowhere', ''],
  labels: Object.fromEntries(channels.map(({ const: value, title }) => [value, title])),
};
const country = '/answers/other';
const region: Subject = {
  box: text,
  other: text,
  ui: {
    other: { 'ui:widget': 'country' },
    box: { 'ui:widget': 'region', 'ui:options': { country } },
  },
  answers: ['Ontario', 'Texas', 'Bayern'],
  otherAnswers: ['Canada', 'United States', 'Germany', undefined],
  typed: ['Ontario', 'texas', 'Ont', 'ON', 'Nowhere', ''],
  needsRegions: true,
};
const clearedBy = country;

const subjects: Record<string, Subject> = {
  'a region': region,
  'a region that its country clears': {
    ...region,
    ui: { ...region.ui, box: { 'ui:widget': 'region', 'ui:options': { country, clearedBy } } },
  },
  'a country': {
    box: text,
    other: text,
    ui: { box: { 'ui:widget': 'country', 'ui:options': { clearedBy } } },
    answers: ['Canada', 'Germany'],
    otherAnswers: ['a', 'b', undefined],
    typed: ['Canada', 'germany', 'DE', 'Nowhere', ''],
    labels: Object.fromEntries(countriesIn('en').map(({ name, label = name }) => [name, label])),
  },
  'a choice of a long list': {
    ...ofChannels,
    box: text,
    other: several,
    ui: {
      box: { 'ui:widget': 'search-select', 'ui:options': { source: { from: ['/answers/other'] } } },
    },
    otherAnswers: [['mail', 'web'], ['app'], undefined],
  },
  'several choices of a list': {
    ...ofChannels,
    box: several,
    other: channel,
    ui: { box: { 'ui:widget': 'multi-select', 'ui:options': { exclude: '/answers/other' } } },
    answers: [['mail'], ['web', 'app'], ['mail', 'web', 'app']],
    otherAnswers: ['mail', 'web', undefined],
  },
  'a search': {
    box: text,
    other: text,
    ui: {
      box: {
        'ui:options': {
          source: { call: 'find', send: { q: { from: '/typed' } }, value: '/id', label: '/id' },
          clearedBy,
        },
      },
    },
    answers: ['Email', 'Websites'],
    otherAnswers: ['a', 'b', undefined],
    typed: ofChannels.typed,
  },
};

const found: CallOutcome = {
  kind: 'success',
  outcome: undefined,
  response: channels.map(({ title }) => ({ id: title })),
};
const session = { read: () => undefined, write: () => true, remove: () => {} } as ItemStorage;
const table = new Map([
  ['Canada', [{ name: 'Ontario', code: 'ON' }]],
  ['United States', [{ name: 'Texas', code: 'TX' }]],
  ['Germany', ['Bayern', 'Berlin'].map((name) => ({ name, code: name.slice(0, 2) }))],
]);

beforeEach(() => {
  Object.assign(listLoading, { isControlled: true, isLoaded: false });
  Object.assign(regionsLoading, { isControlled: true, regions: undefined });
});
afterAll(() => {
  listLoading.isControlled = false;
  regionsLoading.isControlled = false;
});

const input = page.getByRole('combobox', { name: 'Box' });

describe.each(Object.entries(subjects))('The box of %s and its answer agree', (_, subject) => {
  const { answers, otherAnswers, typed, labels = {}, needsRegions = false } = subject;
  const properties = {
    other: { ...subject.other, title: 'Other' },
    box: { ...subject.box, title: 'Box' },
  };
  const form = compileForm({ type: 'object', properties }, subject.ui);

  test.each(seeds)('after anything at random: seed %i', async (seed) => {
    const random = randomNumbers(seed);
    const pick = <T,>(from: readonly T[]) => from[Math.floor(random() * from.length)] as T;
    const send: Host['send'] = async () =>
      random() < 0.3 ? { kind: 'failure', outcome: undefined } : found;
    const calledChoices = new CalledChoicesStore(send, session);
    const host = { send, session, language: 'en' };
    const store = await showForm(form, {}, host, { calledChoices });
    const done: string[] = [];

    async function type() {
      if (!isEditable()) return;
      const words = pick(typed);
      const keys = pick(['', '{Tab}', '{Enter}', '{Enter}{Tab}', '{ArrowDown}{Enter}']);
      done.push(`type "${words}"${keys}`);
      await userEvent.fill(input, words);
      if (keys) await userEvent.keyboard(keys);
    }

    async function choose() {
      if (!isEditable()) return;
      done.push('choose the next one');
      await userEvent.click(input);
      await userEvent.keyboard('{ArrowDown}');
      const isOpen = page.getByRole('listbox').elements().length > 0;
      await userEvent.keyboard(isOpen ? '{Enter}' : '{Escape}');
    }

    function leave() {
      done.push('leave');
      (document.activeElement as HTMLElement).blur();
    }

    function load() {
      done.push('load the list and the regions');
      loadList();
      loadRegions(table);
    }

    function answer() {
      const given = pick([...answers, undefined]);
      done.push(`answer ${JSON.stringify(given)} elsewhere`);
      store.answer('/box', given);
      store.fitAnswers();
    }

    function answerOther() {
      const given = pick(otherAnswers);
      done.push(`answer Other ${JSON.stringify(given)}`);
      store.answer('/other', given);
    }

    function disagreement() {
      const values = [store.state.answers.box ?? []].flat();
      const expected = values.map((value) => labels[String(value)] ?? String(value));
      const shown = shownTexts();
      const isSame = JSON.stringify(shown) === JSON.stringify(expected);
      const waits = needsRegions && !(store.state.answers.other && regionsLoading.regions);
      // Without an answer, a text stays that is still to be looked up, or that visitors are told about.
      const mayStay = values.length === 0 && isEditable() && (waits || isToldAbout());
      return isSame || mayStay ? undefined : { shown, expected };
    }

    for (let round = 0; round < rounds; round += 1) {
      for (let action = 0; action < actionsOfRound; action += 1) {
        await pick([type, choose, leave, load, answer, answerOther])();
      }
      leave();
      await expect.poll(disagreement, { message: done.join(', ') }).toBeUndefined();
    }
  });
});

const isEditable = () => input.elements().some((element) => element.matches(':enabled:read-write'));

/** Returns the chosen items, and the text in the box. */
function shownTexts(): string[] {
  const removers = page.getByRole('button', { name: 'Remove' }).elements();
  const boxes = input.elements() as HTMLInputElement[];
  return [
    ...removers.map((button) => button.ariaLabel?.replace('Remove ', '') ?? ''),
    ...boxes.flatMap(({ value }) => (value === '' ? [] : [value])),
  ];
}

function isToldAbout(): boolean {
  const ids = input.elements()[0]?.getAttribute('aria-describedby')?.split(' ') ?? [];
  const words = ids.map((id) => document.getElementById(id)?.textContent).join();
  return /Nothing matches|could not be loaded/.test(words);
}
