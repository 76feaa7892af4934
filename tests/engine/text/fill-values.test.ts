import { expect, it } from 'vitest';
import type { TextValue } from '../../../src/compiled/text.ts';
import { defaultTexts } from '../../../src/definition/texts.ts';
import { calculateAnswers } from '../../../src/engine/form/normalize-answers.ts';
import { fillValues } from '../../../src/engine/text/fill-values.ts';
import { compileForm } from '../compile-form.ts';
import { visit } from '../wizard/small-wizard.ts';

const reader = {
  dataSources: {
    query: { from: '<b>here</b>' },
    page: { url: '' },
    loaded: { since: '2026-01-31', owner: { name: 'Ada' } },
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

const shown = (value: TextValue, answers: object = {}) =>
  fillValues([value], { answers: { ...answers }, visible: [step], forms: { first: form } }, reader);

it('an answer is written as its reader writes it', () => {
  expect(shown({ from: '/answers/size' }, { size: 's' })).toBe('Small');
  expect(shown({ from: '/answers/day' }, { day: '2026-01-31' })).toBe('31 January 2026');
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
  const total = { from: '/answers/total' };
  expect(fillValues([total], { answers, visible, forms: { first: priced } }, reader)).toBe('14.5');
});

it('several answers are written as a sentence lists them', () => {
  expect(shown({ from: '/answers/by' }, { by: ['Mail', 'Phone', 'Fax'] })).toBe(
    'Mail, Phone and Fax',
  );
});

it('the words stand in for a missing answer', () => {
  const value = { from: '/answers/by', default: 'as you like' };
  expect(shown(value)).toBe('as you like');
  expect(shown(value, { by: [] })).toBe('as you like');
  expect(shown({ from: '/answers/by' })).toBe('');
});

it('an answer that is not asked for any more is missing', () => {
  const value = { from: '/answers/reason', default: 'none' };
  expect(shown(value, { size: 's', reason: 'Because' })).toBe('Because');
  expect(shown(value, { reason: 'Because' })).toBe('none');
});

it('a secret is never shown', () => {
  expect(shown({ from: '/answers/pin', default: 'hidden' }, { pin: '1234' })).toBe('hidden');
});

it('values of the response and of the address are shown as they are', () => {
  expect(shown({ from: '/loaded/owner/name' })).toBe('Ada');
  expect(shown({ from: '/loaded/since', display: 'date' })).toBe('31 January 2026');
  expect(shown({ from: '/query/from' })).toBe('<b>here</b>');
  expect(shown({ from: '/loaded/owner', default: 'nobody' })).toBe('nobody');
});

it('the answer of a step that is skipped meanwhile is missing', async () => {
  const { store, answer, next, back } = await visit();
  const kind = () =>
    fillValues(['A ', { from: '/answers/kind', default: 'nothing' }, '.'], store.state, reader);
  answer('name', 'Ada');
  answer('pets', true);
  await next();
  answer('kind', 'cat');
  expect(kind()).toBe('A cat.');
  await back();
  answer('pets', false);
  expect(kind()).toBe('A nothing.');
});
