// Proves that a value in a text is written as its reader writes it, and that secrets and unasked answers are missing.
import { expect, it } from 'vitest';
import type { ScreenAnswers } from '../../../src/core/steps/screen-answers.ts';
import { defaultTexts } from '../../../src/definition/texts.ts';
import { calculateAnswers } from '../../../src/engine/form/normalize-answers.ts';
import { fillPlurals } from '../../../src/engine/text/fill-plurals.ts';
import { ScreenValues } from '../../../src/engine/text/screen-values.ts';
import { valueTexts } from '../../../src/engine/text/value-texts.ts';
import { compileForm } from '../compile-form.ts';
import { visit } from '../wizard/small-wizard.ts';

const reader = {
  dataSources: {
    query: { from: '<b>here</b>' },
    page: { url: '' },
    loaded: { since: '2026-01-31', owner: { name: 'Ada' }, order: 1234567, share: 1234.5 },
  },
  texts: defaultTexts,
  language: 'en-GB',
};

const form = compileForm({
  type: 'object',
  properties: {
    day: { type: 'string', format: 'date', title: 'Day' },
    size: { type: 'string', title: 'Size', oneOf: [{ const: 's', title: 'Small' }] },
    by: { type: 'array', title: 'By', items: { type: 'string', enum: ['Mail', 'Phone', 'Fax'] } },
    pin: { type: 'string', title: 'PIN', writeOnly: true },
  },
  if: { required: ['size'] },
  then: { properties: { reason: { type: 'string', title: 'Why?' } } },
});
const step = { id: 'first', title: 'First', fields: ['day', 'size', 'by', 'pin', 'reason'] };

function fill(text: string, progress: ScreenAnswers): string {
  const pointers = [...text.matchAll(/\{([\w.]+)/g)].map(([, path = '']) => path);
  const values = pointers.map((path) => ({ from: `/${path.replaceAll('.', '/')}` }));
  const isDay = (from: string) => from === '/loaded/since';
  const shown = values.map(({ from }) =>
    isDay(from) ? { from, display: 'date' as const } : { from },
  );
  const filler = new ScreenValues(shown, reader);
  filler.open(reader.dataSources, progress);
  return filler.fill(text);
}

const shown = (text: string, answers: object = {}) =>
  fill(text, { answers: { ...answers }, visible: [step], forms: { first: form } });

it('an answer is written as its reader writes it', () => {
  expect(shown('{answers.size}', { size: 's' })).toBe('Small');
  expect(shown('{answers.day}', { day: '2026-01-31' })).toBe('31 January 2026');
});

it('a number picks a plural form, and so does the number of a list', () => {
  const guests = compileForm({
    type: 'object',
    properties: {
      guests: { type: 'integer', title: 'Guests' },
      by: { type: 'array', title: 'By', items: { type: 'string', enum: ['Mail', 'Fax'] } },
    },
  });
  const text =
    '{answers.guests|No, plural, one {# guest} other {# guests}} by {answers.by|0, plural, =0 {no way} one {{answers.by}} other {# ways}}';
  const values = [
    { from: '/answers/guests', counts: true as const },
    { from: '/answers/by', counts: true as const },
    { from: '/answers/by' },
  ];
  const said = (answers: object) => {
    const filler = new ScreenValues(values, { ...reader, fillPlurals });
    const progress = { answers: { ...answers }, visible: [step], forms: { first: guests } };
    filler.open(reader.dataSources, progress);
    return filler.fill(text);
  };
  expect(said({})).toBe('No guests by no way');
  expect(said({ guests: 1, by: ['Mail'] })).toBe('1 guest by Mail');
  expect(said({ guests: 1200, by: ['Mail', 'Fax'] })).toBe('1,200 guests by 2 ways');
});

it('a calculated answer is written like one that was typed, also where it is not shown', () => {
  const calculated = { sum: ['/answers/eggs', '/answers/jars'] };
  const number = { type: 'number', title: 'Number' } as const;
  const priced = compileForm(
    { type: 'object', properties: { eggs: number, jars: number, total: number } },
    { total: { 'ui:options': { calculated, shown: false } } },
  );
  const answers = calculateAnswers(priced, { eggs: 12, jars: 2.5 }, reader.dataSources);
  const visible = [{ id: 'first' }];
  const total = fill('{answers.total}', { answers, visible, forms: { first: priced } });
  expect(total).toBe('14.5');
});

it('several answers are written as a sentence lists them', () => {
  expect(shown('{answers.by}', { by: ['Mail', 'Phone', 'Fax'] })).toBe('Mail, Phone and Fax');
});

it('the words stand in for a missing answer', () => {
  const value = '{answers.by|as you like}';
  expect(shown(value)).toBe('as you like');
  expect(shown(value, { by: [] })).toBe('as you like');
  expect(shown('{answers.by}')).toBe('');
});

it('an answer that is not asked for any more is missing', () => {
  const value = '{answers.reason|none}';
  expect(shown(value, { size: 's', reason: 'Because' })).toBe('Because');
  expect(shown(value, { reason: 'Because' })).toBe('none');
});

it('a secret is never shown', () => {
  expect(shown('{answers.pin|hidden}', { pin: '1234' })).toBe('hidden');
});

it('values of the response and of the address are shown as they are', () => {
  expect(shown('{loaded.owner.name}')).toBe('Ada');
  expect(shown('{loaded.since}')).toBe('31 January 2026');
  expect(shown('{query.from}')).toBe('<b>here</b>');
  expect(shown('{loaded.owner|nobody}')).toBe('nobody');
  expect(shown('{loaded.order}'), 'a number of something').toBe('1234567');
  expect(shown('{loaded.share}')).toBe('1,234.5');
});

it('the answer of a step that is skipped meanwhile is missing', async () => {
  const { store, answer, next, back } = await visit();
  const kind = () => fill('A {answers.kind|nothing}.', store.state);
  answer('name', 'Ada');
  answer('pets', true);
  await next();
  answer('kind', 'cat');
  expect(kind()).toBe('A cat.');
  await back();
  answer('pets', false);
  expect(kind()).toBe('A nothing.');
});

it('a country is written in the language of the page', () => {
  const form = compileForm(
    { type: 'object', properties: { home: { type: 'string', title: 'Home' } } },
    { home: { 'ui:widget': 'country' } },
  );
  const progress: ScreenAnswers = {
    answers: { home: 'Germany' },
    visible: [step],
    forms: { first: form },
  };
  const values = [{ from: '/answers/home' }];
  expect(valueTexts(values, progress, { ...reader, language: 'de' })).toEqual({
    '/answers/home': 'Deutschland',
  });
  const elsewhere = { ...progress, answers: { home: 'Atlantis' } };
  expect(valueTexts(values, elsewhere, reader)).toEqual({ '/answers/home': 'Atlantis' });
});
