// Proves that a search by calls says what it finds, can be repeated, and gives no answer that the box does not show.
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { resolveRequest } from '../../src/core/mapping/resolve-request.ts';
import { CalledChoicesStore } from '../../src/engine/choices/called-choices-store.ts';
import type { CallOutcome, Host, ItemStorage } from '../../src/engine/host.tsx';
import { compileForm } from '../engine/compile-form.ts';
import { showForm } from '../engine/form/show-form.tsx';
import { narrowTargets } from '../support/narrow-targets.ts';
import { expectNoBarriers } from './accessibility.ts';

const form = compileForm(
  {
    type: 'object',
    properties: {
      street: { type: 'string', title: 'Street' },
      note: { type: 'string', title: 'Note' },
    },
  },
  {
    street: {
      'ui:options': {
        source: { call: 'streets', send: { q: { from: '/typed' } }, value: '/id', label: '/text' },
      },
    },
  },
);

/** The same question, which takes any text. */
const freeForm = compileForm(
  { type: 'object', properties: { street: { type: 'string', title: 'Street' } } },
  {
    street: {
      'ui:options': {
        source: { call: 'streets', send: { q: { from: '/typed' } }, value: '/id', label: '/text' },
        freeText: true,
      },
    },
  },
);

const streets = [
  { id: 's1', text: 'Canal Row' },
  { id: 's2', text: 'Canal Street' },
];
const answered = (response: unknown): CallOutcome => ({
  kind: 'success',
  outcome: undefined,
  response,
});

let stored: Map<string, string>;
let session: ItemStorage;
/** What each call ends as: a slow computer makes more than one while a word is typed. */
let outcome: CallOutcome;

beforeEach(() => {
  stored = new Map();
  session = {
    read: (key) => stored.get(key),
    write: (key, value) => stored.set(key, value).has(key),
    remove: (key) => void stored.delete(key),
  };
  outcome = answered(streets);
});

const input = page.getByRole('combobox', { name: 'Street' });
const status = page.getByRole('status').first();

async function show(values = {}, send: Host['send'] = async () => outcome, shown = form) {
  const calledChoices = new CalledChoicesStore(send, session, 'draft choices');
  return showForm(shown, values, { send, session, language: 'en' }, { calledChoices });
}

test('finds choices for what is typed, says how many, and shows the one that is chosen', async () => {
  const store = await show();
  await userEvent.type(input, 'c');
  await expect.element(status).toHaveTextContent('Type at least 2 characters');
  await userEvent.type(input, 'a');
  await expect.element(page.getByRole('option', { name: 'Canal Row' })).toBeVisible();
  await expect.element(status).toHaveTextContent('2 results');
  await expectNoBarriers();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(input).toHaveValue('Canal Street');
  expect(store.state.answers).toEqual({ street: 's2' });
  await userEvent.clear(input);
  await userEvent.tab();
  expect(store.state.answers).toEqual({});
});

test('says that nothing was found, keeps a text that is no choice, and lets nobody go on with it', async () => {
  outcome = answered([]);
  const store = await show();
  await userEvent.type(input, 'zz');
  await expect.element(status).toHaveTextContent('Nothing matches');
  // The list says so too, in the main part of the page.
  const places = page.getByRole('main').getByText('Nothing matches');
  await expect.poll(() => places.elements().length).toBe(2);
  await userEvent.click(page.getByRole('textbox', { name: 'Note' }));
  await expect.element(input).toHaveValue('zz');
  await expect.element(input).toHaveAccessibleDescription(/“zz” is not in the list/);
  await expectNoBarriers();
  expect(store.attemptSubmit()).toBe(false);
  await input.fill('');
  await userEvent.tab();
  expect(store.attemptSubmit()).toBe(true);
});

/** Leaves the field without a key that takes the highlighted row, or a click that the list could catch. */
const leave = () => (page.getByRole('textbox', { name: 'Note' }).element() as HTMLElement).focus();

test('the only entry that was found is taken, others are to be chosen', async () => {
  const store = await show();
  await input.fill('canal');
  await expect.element(page.getByRole('option', { name: 'Canal Row' })).toBeVisible();
  leave();
  await expect.element(input).toHaveAccessibleDescription(/“canal” is not in the list/);
  outcome = answered(streets.slice(0, 1));
  await input.fill('canal r');
  await expect.poll(() => page.getByRole('option').elements().length).toBe(1);
  leave();
  await expect.poll(() => store.state.answers).toEqual({ street: 's1' });
  await expect.element(input).toHaveValue('Canal Row');
});

test('a text that is too short to search for is said to be, and stays', async () => {
  const store = await show();
  await input.fill('c');
  await userEvent.tab();
  await expect.element(input).toHaveAccessibleDescription('Type at least 2 characters');
  await expect.element(input).toHaveValue('c');
  expect(store.attemptSubmit()).toBe(false);
});

test('where the call is down, a visitor who needs no answer empties the field and goes on', async () => {
  outcome = { kind: 'failure', outcome: undefined };
  const store = await show();
  await input.fill('can');
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await userEvent.click(page.getByRole('textbox', { name: 'Note' }));
  await expect.element(input).toHaveAccessibleDescription(/“can” could not be looked up/);
  await expectNoBarriers();
  expect(store.attemptSubmit()).toBe(false);
  await input.fill('');
  await userEvent.tab();
  expect(store.attemptSubmit()).toBe(true);
});

test('a search that has failed can be made again, and keeps the text', async () => {
  outcome = { kind: 'failure', outcome: undefined };
  await show();
  await userEvent.type(input, 'can');
  await expect.element(input).toHaveAccessibleDescription('The choices could not be loaded');
  expect(narrowTargets().filter((target) => target.includes('Try again'))).toEqual([]);
  outcome = answered(streets);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(input).toHaveFocus();
  await expect.element(input).toHaveValue('can');
  await page.getByRole('option', { name: 'Canal Row' }).click();
  await expect.element(input).toHaveValue('Canal Row');
});

test('a search that has failed takes back an answer that the box does not show any more', async () => {
  outcome = { kind: 'failure', outcome: undefined };
  const store = await show({ street: 's1' });
  await userEvent.type(input, ' Mill');
  await expect.element(input).toHaveAccessibleDescription('The choices could not be loaded');
  await userEvent.tab();
  expect(store.state.answers).toEqual({});
  await expect.element(input).toHaveValue('s1 Mill');
});

test('Enter in a search that has failed takes back such an answer, and submits nothing', async () => {
  outcome = { kind: 'failure', outcome: undefined };
  const store = await show({ street: 's1' });
  await userEvent.type(input, ' Mill');
  await expect.element(input).toHaveAccessibleDescription('The choices could not be loaded');
  await userEvent.keyboard('{Enter}');
  expect(store.state.answers).toEqual({});
  await expect.element(input).toHaveFocus();
});

test('a choice is shown by its label after a reload, and by its value where nobody has searched for it', async () => {
  stored.set(
    'draft choices',
    JSON.stringify({ 'streets /id /text': { s1: { id: 's1', text: 'Canal Row' } } }),
  );
  const store = await show({ street: 's1' });
  await expect.element(input).toHaveValue('Canal Row');
  store.answer('/street', 's9');
  await expect.element(input).toHaveValue('s9');
});

/** A list whose items have a search that sends the answer beside it. */
const homes = compileForm(
  {
    type: 'object',
    properties: {
      taken: { type: 'string', title: 'Taken' },
      homes: {
        type: 'array',
        title: 'Homes',
        items: {
          type: 'object',
          title: 'Home',
          properties: {
            town: { type: 'string', title: 'Town' },
            street: { type: 'string', title: 'Street' },
          },
        },
      },
    },
  },
  {
    homes: {
      items: {
        street: {
          'ui:options': {
            exclude: '/answers/taken',
            source: {
              call: 'streets',
              send: { q: { from: '/typed' }, town: { from: '/item/town' } },
              value: '/id',
              label: '/text',
            },
          },
        },
      },
    },
  },
);

test('in an item of a list it waits for the answer beside it, sends that along, and leaves out what is taken', async () => {
  const sent: unknown[] = [];
  const send: Host['send'] = async (request, document) => {
    sent.push(resolveRequest(request, document).send);
    return answered(streets);
  };
  const calledChoices = new CalledChoicesStore(send, session);
  const values = { taken: 's1', homes: [{}] };
  const store = await showForm(homes, values, { send, session, language: 'en' }, { calledChoices });
  await expect.element(input).toHaveAttribute('placeholder', 'Please answer “Town” first');
  await page.getByRole('textbox', { name: 'Town' }).fill('Leeds');
  await expect.element(input).not.toHaveAttribute('readonly');
  // At once: a slow computer searches for each part of a word that is typed.
  await input.fill('can');
  await page.getByRole('option', { name: 'Canal Street' }).click();
  await expect.element(page.getByRole('option')).not.toBeInTheDocument();
  expect(sent).toEqual([{ q: 'can', town: 'Leeds' }]);
  expect(store.state.answers).toMatchObject({ homes: [{ town: 'Leeds', street: 's2' }] });
});

test('in an item of a list it sends the answer beside it also after an earlier item is removed', async () => {
  const sent: unknown[] = [];
  const send: Host['send'] = async (request, document) => {
    sent.push(resolveRequest(request, document).send);
    return answered(streets);
  };
  const calledChoices = new CalledChoicesStore(send, session);
  const values = { homes: [{}, { town: 'York' }, { town: 'Leeds' }] };
  const store = await showForm(homes, values, { send, session, language: 'en' }, { calledChoices });
  await expect.element(input.nth(2)).not.toHaveAttribute('readonly');
  store.answer('/homes', (store.state.answers.homes as object[]).slice(1));
  await expect.element(input.nth(2)).not.toBeInTheDocument();
  await expect.element(input.nth(0)).not.toHaveAttribute('readonly');
  await input.nth(0).fill('can');
  await expect.poll(() => sent).toEqual([{ q: 'can', town: 'York' }]);
});

test('Enter while the call is under way says nothing yet, and a text that is left then is looked up later', async () => {
  const ends: ((_: CallOutcome) => void)[] = [];
  const store = await show({}, () => new Promise((settle) => ends.push(settle)));
  await input.fill('canal');
  await expect.poll(() => ends.length).toBe(1);
  await userEvent.keyboard('{Enter}');
  await expect.element(input).not.toHaveAccessibleDescription(/canal/);
  await userEvent.tab();
  await expect.element(input).toHaveAccessibleDescription('Loading choices…');
  expect(store.attemptSubmit()).toBe(false);
  ends[0]?.(answered(streets));
  await expect.element(input).toHaveAccessibleDescription(/“canal” is not in the list/);
  await expect.element(input).toHaveValue('canal');
  expect(store.state.answers.street).toBeUndefined();
  await input.fill('canal row');
  await userEvent.tab();
  await expect.poll(() => ends.length).toBe(2);
  ends[1]?.(answered(streets));
  await expect.poll(() => store.state.answers).toEqual({ street: 's1' });
  await expect.element(input).toHaveValue('Canal Row');
  expect(store.attemptSubmit()).toBe(true);
});

test.each<[title: string, outcome: CallOutcome]>([
  ['nothing is found', answered([])],
  ['other choices are found', answered(streets)],
  ['the call fails', { kind: 'failure', outcome: undefined }],
])('takes a typed text as the answer where staff allow it and %s', async (_title, end) => {
  const store = await show({}, async () => end, freeForm);
  await userEvent.type(input, 'Canal Lane ');
  await userEvent.tab();
  expect(store.state.answers).toEqual({ street: 'Canal Lane' });
  await expect.element(input).toHaveValue('Canal Lane');
  await expectNoBarriers();
  await userEvent.clear(input);
  await userEvent.tab();
  expect(store.state.answers).toEqual({});
});

test('takes the entry of a text that was left before the call has ended, unless it has changed since', async () => {
  const ends: ((_: CallOutcome) => void)[] = [];
  const send = () => new Promise<CallOutcome>((settle) => ends.push(settle));
  const store = await show({}, send, freeForm);
  await input.fill('canal row');
  await userEvent.tab();
  expect(store.state.answers).toEqual({ street: 'canal row' });
  await expect.poll(() => ends.length).toBe(1);
  ends[0]?.(answered(streets));
  await expect.poll(() => store.state.answers).toEqual({ street: 's1' });
  await expect.element(input).toHaveValue('Canal Row');
  await input.fill('canal street');
  await userEvent.tab();
  await expect.poll(() => ends.length).toBe(2);
  store.answer('/street', 'Elsewhere');
  ends[1]?.(answered(streets));
  await expect.element(input).toHaveValue('Elsewhere');
  expect(store.state.answers).toEqual({ street: 'Elsewhere' });
});

test('takes the choice whose label is typed in full, and then another text in its place', async () => {
  const store = await show({}, async () => outcome, freeForm);
  await userEvent.type(input, 'canal row');
  await expect.element(page.getByRole('option', { name: 'Canal Row' })).toBeVisible();
  await userEvent.tab();
  expect(store.state.answers).toEqual({ street: 's1' });
  await userEvent.type(input, 's');
  await userEvent.keyboard('{Enter}');
  expect(store.state.answers).toEqual({ street: 'Canal Rows' });
});

test('an answer that another tab gives ends a search that has failed, also where the box has its words', async () => {
  const store = await show({}, async () => ({ kind: 'failure', outcome: undefined }));
  await userEvent.type(input, 'Canal Row');
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  store.answer('/street', 'Canal Row');
  await expect.element(page.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  await expect.element(input).toHaveValue('Canal Row');
});
