import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { UiFile } from '../../src/definition/files/ui.ts';
import type { JsonSchema } from '../../src/definition/json-schema.ts';
import { CalledChoicesStore } from '../../src/engine/choices/called-choices-store.ts';
import { startAnswers } from '../../src/engine/form/start-answers.ts';
import type { CallOutcome, Host, ItemStorage } from '../../src/engine/host.tsx';
import { compileForm } from '../engine/compile-form.ts';
import { showForm } from '../engine/form/show-form.tsx';
import { randomNumbers } from '../support/random.ts';
import { load as loadRegions, loading as regionsLoading } from './regions-loading.ts';
import { loading as listLoading, load as loadList } from './search-list-loading.ts';
import {
  boxesOf,
  fillIn,
  isEditable,
  messageAtBox,
  openChoices,
  shownTexts,
  writeInto,
} from './shown-boxes.ts';

/** A question "Box", which depends on the question "Other", and what visitors do to it. */
export interface Subject {
  box: JsonSchema;
  other: JsonSchema;
  ui: UiFile;
  language?: string;
  /** Answers of a draft, or of the address. */
  answers: unknown[];
  otherAnswers: unknown[];
  /** Texts that visitors type and paste, and that browsers fill in. */
  typed: string[];
  /** Keys that visitors press in a box that takes no pasted text. */
  keys?: string[] | undefined;
  /** Returns what the box shows for an item of an answer, if that is not the item itself. */
  shows?: (item: unknown) => string;
  /** Returns the shown texts in the one way in which `shows` writes them. */
  read?: (shown: string[]) => string[];
  /** Whether the box gives advice about answers that it takes. */
  advises?: boolean;
}

export const text: JsonSchema = { type: 'string' };

/** What visitors type that no list has. */
export const nowhere = 'Nowhere';

/** What calls find. */
const foundLabels = ['Email', 'Websites', 'Mobile apps'];

const found: CallOutcome = {
  kind: 'success',
  outcome: undefined,
  response: foundLabels.map((id) => ({ id })),
};
const session = { read: () => undefined, write: () => true, remove: () => {} } as ItemStorage;
const regions = new Map([
  ['Canada', [{ name: 'Ontario', code: 'ON' }]],
  ['United States', [{ name: 'Texas', code: 'TX' }]],
  ['Germany', ['Bayern', 'Berlin'].map((name) => ({ name, code: name.slice(0, 2) }))],
]);

/** Rounds of one walk, and actions in each before the box is left or the form submitted. */
const [rounds, actionsOfRound] = [5, 3];

const keysAfter = [
  '',
  '',
  '{Tab}',
  '{Enter}',
  '{Enter}{Tab}',
  '{ArrowDown}{Enter}',
  '{Escape}',
  '{ArrowUp}',
  '{Backspace}',
];

/** Walks at random through what visitors can do to a box, and expects it to agree with its answer whenever it is left. */
export function walkBoxes(subjects: Record<string, Subject>, seeds: number[]): void {
  beforeEach(() => {
    Object.assign(listLoading, { isControlled: true, isLoaded: false });
    Object.assign(regionsLoading, { isControlled: true, regions: undefined });
  });
  afterAll(() => {
    listLoading.isControlled = false;
    regionsLoading.isControlled = false;
  });

  describe.each(Object.entries(subjects))('The box of %s and its answer agree', (_, subject) => {
    test.each(seeds)('after anything at random: seed %i', async (seed) => walk(subject, seed));
  });
}

async function walk(subject: Subject, seed: number): Promise<void> {
  const { answers, otherAnswers, typed, keys, language = 'en' } = subject;
  const { shows = String, read = (shown: string[]) => shown } = subject;
  const properties = {
    other: { ...subject.other, title: 'Other' },
    box: { ...subject.box, title: 'Box' },
  };
  const form = compileForm({ type: 'object', properties }, subject.ui);
  const random = randomNumbers(seed);
  const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)] as T;
  const send: Host['send'] = async () =>
    random() < 0.3 ? { kind: 'failure', outcome: undefined } : found;
  const calledChoices = new CalledChoicesStore(send, session);
  const store = await showForm(form, {}, { send, session, language }, { calledChoices });
  const isList = boxesOf('Box')[0]?.role === 'combobox';
  const done: string[] = [];
  /** The text in a list's box as it was left. */
  let left = '';

  async function write() {
    const box = pick(boxesOf('Box').filter(isEditable));
    if (!box) return;
    if (box instanceof HTMLSelectElement) {
      const { value } = pick([...box.options]);
      done.push(`choose ${value}`);
      return fillIn(box, value);
    }
    const words = pick(keys ?? typed);
    const after = pick(keysAfter);
    done.push(`write "${words}"${after}`);
    if (keys) box.focus();
    else writeInto(box, words, random);
    const pressed = (keys ? words : '') + after;
    if (pressed) await userEvent.keyboard(pressed);
  }

  function autofill() {
    const values = [pick([...otherAnswers, '']), pick([...answers, ...typed])].map(String);
    done.push(`fill in Other and Box: ${values.join(', ')}`);
    for (const box of boxesOf('Other').filter(isEditable)) fillIn(box, values[0] ?? '');
    for (const box of boxesOf('Box').filter(isEditable)) {
      if (!box.matches('select')) fillIn(box, values[1] ?? '');
    }
  }

  async function choose() {
    const [box] = boxesOf('Box').filter(isEditable);
    if (!box) return;
    done.push('choose the next one');
    await userEvent.click(box);
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.keyboard(openChoices().length > 0 ? '{Enter}' : '{Escape}');
  }

  function load() {
    done.push('load the list and the regions');
    loadList();
    loadRegions(regions);
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

  function restore() {
    const values = { box: pick([...answers, ...typed, undefined]), other: pick(otherAnswers) };
    done.push(`restore ${JSON.stringify(values)}`);
    store.replaceAnswers(startAnswers(form, values, store.dataSources));
  }

  function blur() {
    const element = document.activeElement as HTMLInputElement;
    left = isList && boxesOf('Box').includes(element) ? element.value : '';
    element.blur();
  }

  function leave() {
    done.push('leave');
    boxesOf('Box').filter(isEditable).at(-1)?.focus();
    blur();
  }

  function submit() {
    done.push('submit');
    blur();
    document.querySelector('form')?.requestSubmit();
  }

  /** Returns what differs between the answer and its box, list and message. */
  function disagreement() {
    const { answers: given, problems, refusals, serverErrors } = store.state;
    const items = [given.box ?? []].flat();
    const chosen = items.map(shows);
    // A text that the list has no entry for stays, and visitors are told of it.
    const unlisted = refusals['/box']?.typed;
    const expected = [...chosen, ...(unlisted === undefined ? [] : [unlisted])];
    const shown = read(shownTexts());
    const message = messageAtBox();
    const isSame = JSON.stringify(shown) === JSON.stringify(expected);
    const problem = problems.at('/box')?.message;
    const refusal = serverErrors['/box'];
    const isKnown =
      subject.advises ||
      (refusal === undefined ? message === (problem ?? '') : message.includes(refusal));
    // A day that is not complete is no answer, and visitors are told of it.
    const isUnfinished = items.length === 0 && shown.join() === 'unfinished' && message !== '';
    const isSaid = left !== nowhere || shown.includes(nowhere);
    const wrongRows = openChoices().filter(
      ({ label, isChosen }) => isChosen !== chosen.includes(label),
    );
    const agrees = isUnfinished || (isSame && isKnown);
    return agrees && isSaid && (!problem || message) && wrongRows.length === 0
      ? undefined
      : { shown, expected, message, problem, wrongRows };
  }

  const actions = [write, write, autofill, answer, answerOther, restore];
  if (isList) actions.push(choose, load);
  for (let round = 0; round < rounds; round += 1) {
    for (let action = 0; action < actionsOfRound; action += 1) await pick(actions)();
    pick([leave, leave, submit])();
    await expect.poll(disagreement, { message: done.join(', ') }).toBeUndefined();
  }
}
