// Proves that what a page shows of a form follows the language of the page, and that no secret is passed on for it.
import { expect, it } from 'vitest';
import type { CompiledFormScreen, CompiledPage } from '../../../src/compiled/screen.ts';
import { defaultTexts } from '../../../src/definition/texts.ts';
import * as review from '../../../src/engine/review/pass-review.ts';
import { readReview } from '../../../src/engine/review/read-review.ts';
import { readOriginals } from '../../../src/engine/screen/originals.ts';
import { translatePassed } from '../../../src/engine/screen/translate-passed.ts';
import { valueWriter } from '../../../src/engine/screen/write-values.ts';
import { compileForm } from '../compile-form.ts';
import { FakeEnvironment } from '../fake-environment.ts';

const wordings = {
  en: { size: 'Size', large: 'Large', guests: 'Guests', guest: 'Guest', day: 'Day', why: 'Why?' },
  de: { size: 'Größe', large: 'Groß', guests: 'Gäste', guest: 'Gast', day: 'Tag', why: 'Warum?' },
};

const formIn = ({ size, large, guests, guest, day, why }: (typeof wordings)['en']) =>
  compileForm(
    {
      type: 'object',
      properties: {
        size: { type: 'string', title: size, oneOf: [{ const: 'l', title: large }] },
        day: { type: 'string', format: 'date', title: day },
        land: { type: 'string', title: 'Land' },
        price: { type: 'number', title: 'Price' },
        room: { type: 'string', title: 'Room' },
        guests: {
          type: 'array',
          title: guests,
          items: {
            type: 'object',
            title: guest,
            properties: { day: { type: 'string', format: 'date', title: day } },
          },
        },
        paper: { type: 'object', title: 'Paper' },
        pin: { type: 'string', title: 'PIN', writeOnly: true },
      },
      else: { properties: { unasked: { type: 'string', title: 'Unasked' } } },
      if: { required: ['size'], properties: { size: { const: 'l' } } },
      then: { properties: { why: { type: 'string', title: why, enum: ['Yes'] } } },
    },
    {
      land: { 'ui:widget': 'country' },
      paper: { 'ui:widget': 'file' },
      room: { 'ui:options': { source: { from: '/loaded/rooms', value: '/id', label: '/name' } } },
    },
  );

const dataSources = {
  page: { url: '' },
  language: 'en',
  loaded: { rooms: [{ id: 'r1', name: 'Elm Room' }] },
};

const answers = {
  size: 'l',
  day: '2026-01-31',
  land: 'Germany',
  price: 1234.5,
  room: 'r1',
  unasked: 'of another size',
  why: 'Yes',
  guests: [{ day: '2026-02-01' }, {}],
  paper: { name: 'a.pdf', size: 2000, content: 'private' },
  pin: 'swordfish',
};

const values = [
  { from: '/answers/size' },
  { from: '/answers/day' },
  { from: '/answers/land' },
  { from: '/answers/price' },
  { from: '/answers/room' },
  { from: '/answers/pin' },
  { from: '/answers/why' },
  { from: '/answers/guests', counts: true as const },
  { from: '/response/until', display: 'date' as const },
];

async function pass(showsReview: boolean) {
  const form = formIn(wordings.en);
  const environment = Object.assign(new FakeEnvironment(), { filler: undefined, dataSources });
  const progress = () => ({ answers, visible: [{ id: '' }], forms: { '': form } });
  const write = valueWriter(environment, progress, {
    loadReview: async () => review,
  });
  const page = { shows: values, shownFrom: 'form', ...(showsReview && { showsReview }) } as const;
  return write(page, { until: '2026-03-01', token: 'of the response' });
}

async function inGerman(passed: Awaited<ReturnType<typeof pass>>) {
  const form = formIn(wordings.de);
  const shownScreens = { form: async () => ({ kind: 'form', form }) as CompiledFormScreen };
  const page = { values, shownScreens } as unknown as CompiledPage;
  const originals = readOriginals(passed);
  if (!originals) throw new Error('Nothing is passed on.');
  const texts = { ...defaultTexts, notAnswered: 'Nicht beantwortet', secretAnswer: 'Geheim' };
  return translatePassed(passed, originals, page, texts, 'de');
}

it('values are written in the language of the page', async () => {
  const passed = await pass(false);
  expect(passed).toMatchObject({
    '/answers/size': 'Large',
    '/answers/day': 'January 31, 2026',
    '/answers/land': 'Germany',
    '/answers/price': '1,234.5',
    '/response/until': 'March 1, 2026',
  });
  const german = await inGerman(passed);
  expect(german).toMatchObject({
    '/answers/size': 'Groß',
    '/answers/day': '31. Januar 2026',
    '/answers/land': 'Deutschland',
    '/answers/price': '1.234,5',
    '/answers/room': 'Elm Room',
    '/answers/why': 'Yes',
    '/answers/guests#': '2',
    '/response/until': '1. März 2026',
  });
  expect(german).not.toHaveProperty(['/answers/pin']);
});

it('sent answers are written in the language of the page, with their questions', async () => {
  const sections = readReview(await inGerman(await pass(true)));
  const rows = sections?.flatMap(({ blocks }) =>
    blocks.flatMap(({ heading, rows }) =>
      rows.map(({ label, text }) => [heading ?? '', label, text]),
    ),
  );
  expect(rows).toEqual([
    ['', 'Größe', 'Groß'],
    ['', 'Warum?', 'Yes'],
    ['', 'Tag', '31. Januar 2026'],
    ['', 'Land', 'Deutschland'],
    ['', 'Price', '1.234,5'],
    ['', 'Room', 'Elm Room'],
    ['Gast 1', 'Tag', '1. Februar 2026'],
    ['Gast 2', 'Tag', 'Nicht beantwortet'],
    ['', 'Paper', 'a.pdf (2 kB)'],
    ['', 'PIN', 'Geheim'],
  ]);
});

it('secrets, files, unasked answers and the rest of the response are not passed on', async () => {
  const passed = JSON.stringify([await pass(true), await pass(false)]);
  expect(passed).not.toMatch(/swordfish|private|of another size|of the response/);
});

it('only what the page shows is passed on', async () => {
  const originals = readOriginals(await pass(false));
  expect(Object.keys(originals?.document.answers ?? {}).sort()).toEqual(
    ['day', 'land', 'price', 'size', 'why'].sort(),
  );
  expect(originals?.kept).toEqual(['/room']);
});
