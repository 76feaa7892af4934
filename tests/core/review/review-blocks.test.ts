// Proves that a review lists the asked questions by group and item, and writes each answer as it is read.
import { describe, expect, it } from 'vitest';
import { reviewBlocks } from '../../../src/core/review/review-blocks.ts';
import { answerText } from '../../../src/core/text/answer-text.ts';
import type { JsonSchema } from '../../../src/definition/json-schema.ts';
import { defaultTexts } from '../../../src/definition/texts.ts';
import { compileForm } from '../../engine/compile-form.ts';

const form = compileForm({
  type: 'object',
  properties: {
    name: { type: 'string', title: 'Name' },
    home: {
      type: 'object',
      title: 'Home',
      properties: { street: { type: 'string', title: 'Street' } },
    },
    pets: {
      type: 'array',
      title: 'Pets',
      items: {
        type: 'object',
        title: 'Pet',
        properties: {
          name: { type: 'string', title: 'Name' },
          vet: {
            type: 'object',
            title: 'Vet',
            properties: { phone: { type: 'string', title: 'Phone' } },
          },
        },
      },
    },
    known: { type: 'boolean', title: 'Known' },
  },
  if: { required: ['known'], properties: { known: { const: true } } },
  then: { properties: { since: { type: 'string', title: 'Since' } } },
});
const read = (answers: object) =>
  reviewBlocks(form, { ...answers }, defaultTexts, {}).map(({ heading, rows }) => [
    heading,
    rows.map(({ pointer }) => pointer),
  ]);

describe('a review', () => {
  it('reads group by group, and lists item by item', () => {
    expect(read({ pets: [{ name: 'Rex' }, {}], known: true, since: '2020' })).toEqual([
      [undefined, ['/name']],
      ['Home', ['/home/street']],
      ['Pet 1', ['/pets/0/name']],
      ['Pet 1 – Vet', ['/pets/0/vet/phone']],
      ['Pet 2', ['/pets/1/name']],
      ['Pet 2 – Vet', ['/pets/1/vet/phone']],
      [undefined, ['/known', '/since']],
    ]);
  });

  it('names an empty list, and leaves out what was not asked', () => {
    expect(read({})).toEqual([
      [undefined, ['/name']],
      ['Home', ['/home/street']],
      [undefined, ['/pets', '/known']],
    ]);
  });
});

it('what comes after a list or a group in an item joins what came before, so that each heading stands once', () => {
  const claim = { type: 'object', title: 'Claim', properties: { cost: { type: 'integer' } } };
  const items = {
    type: 'object',
    title: 'Driver',
    properties: {
      name: { type: 'string' },
      home: { type: 'object', title: 'Home', properties: { town: { type: 'string' } } },
      claims: { type: 'array', items: claim },
      trained: { type: 'boolean' },
    },
  };
  const cars = compileForm({
    type: 'object',
    properties: { drivers: { type: 'array', items }, total: { type: 'integer' } },
  });
  const driver = { claims: [{ cost: 1 }, { cost: 2 }] };
  const blocks = reviewBlocks(cars, { drivers: [driver, driver] }, defaultTexts, {});
  const ofDriver = (number: number) => [
    [`Driver ${number}`, 2],
    [`Driver ${number} – Home`, 1],
    [`Driver ${number} – Claim 1`, 1],
    [`Driver ${number} – Claim 2`, 1],
  ];
  expect(blocks.map(({ heading, rows }) => [heading, rows.length])).toEqual([
    ...ofDriver(1),
    ...ofDriver(2),
    [undefined, 1],
  ]);
});

describe('a question that repeats another one', () => {
  const text = { type: 'string' } as const;
  const again = { ...text, const: { $data: '1/email' } };
  const pointersOf = (repeat: JsonSchema, answers: object) => {
    const people = { type: 'object', properties: { email: text, again: repeat } } as const;
    const twice = compileForm({
      ...people,
      properties: { ...people.properties, guests: { type: 'array', items: people } },
    });
    return reviewBlocks(twice, { ...answers }, defaultTexts, {}).flatMap(({ rows }) =>
      rows.map(({ pointer }) => pointer),
    );
  };

  it('is left out, in a list too', () => {
    const same = { email: 'a@example.org', again: 'a@example.org' };
    expect(pointersOf(again, { ...same, guests: [same] })).toEqual(['/email', '/guests/0/email']);
  });

  it('stands there where it has another answer, or may have one', () => {
    const other = { email: 'a@example.org', again: 'b@example.org', guests: [] };
    expect(pointersOf(again, other)).toContain('/again');
    const cases = { const: { $data: '1/email', cases: { a: 'a' } } };
    expect(pointersOf({ ...text, ...cases }, { email: 'a', again: 'a' })).toContain('/again');
  });
});

describe('an answer', () => {
  const reading = { choices: undefined, texts: defaultTexts, language: 'en-GB' };
  it.each([
    ['a day', { display: 'date' as const }, '2027-06-01', '1 June 2027'],
    ['a day that is none', { display: 'date' as const }, 'soon', 'soon'],
    [
      'a day that the month does not have',
      { display: 'date' as const },
      '2027-02-30',
      '2027-02-30',
    ],
    ['a number with its unit', { unit: 'weeks' }, 4, '4 weeks'],
    ['a percentage', { unit: '%' }, 12.5, '12.5%'],
    ['an amount, its thousands apart', { unit: 'EUR' }, 1500, '1,500 EUR'],
    ['a number with decimals', {}, 1234567.125, '1,234,567.125'],
    ['a large number', {}, 250000, '250,000'],
    ['a year', {}, 2027, '2027'],
    ['a number in a text', {}, '250000', '250000'],
    ['no', {}, false, 'No'],
    ['several', {}, ['a', 'b'], 'a\nb'],
    ['none', {}, undefined, undefined],
  ])('is read as %s', (_name, question, value, text) => {
    expect(answerText(value, { ...reading, question })).toBe(text);
  });
});

it('a review repeats the headings above questions and groups, from the outer to the inner one', () => {
  const properties = {
    name: { type: 'string', title: 'Name' },
    home: { type: 'object', title: 'Home', properties: { town: { type: 'string' } } },
  };
  const ui = {
    home: { 'ui:groups': [{ title: 'Place', fields: ['town'] }] },
    'ui:groups': [{ title: 'You', fields: ['name', 'home'] }],
  };
  const headed = compileForm({ type: 'object', properties }, ui);
  const blocks = reviewBlocks(headed, {}, defaultTexts, {});
  expect(blocks.map(({ heading }) => heading)).toEqual(['You', 'You – Home – Place']);
});
