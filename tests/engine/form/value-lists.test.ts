// Proves that a list of single values is answered, validated, moved and stored item by item.
import { expect, it } from 'vitest';
import { reviewBlocks } from '../../../src/core/review/review-blocks.ts';
import { findProblems } from '../../../src/core/rules/find-problems.ts';
import type { JsonSchema } from '../../../src/definition/json-schema.ts';
import { defaultTexts } from '../../../src/definition/texts.ts';
import { withoutUnstored } from '../../../src/engine/form/answers.ts';
import { FormStore } from '../../../src/engine/form/form-store.ts';
import { startAnswers } from '../../../src/engine/form/start-answers.ts';
import { compileForm, nowhere } from '../compile-form.ts';

const websites: JsonSchema = {
  type: 'array',
  title: 'Websites',
  minItems: 1,
  maxItems: 3,
  uniqueItems: true,
  items: { type: 'string', format: 'uri', title: 'Website' },
};
const messages = {
  required: '{label} is missing',
  format: 'Not an address',
  minItems: 'At least {limit}',
  uniqueItems: 'Entered twice',
};
const formOf = (schema: JsonSchema, required: string[] = ['websites'], ui = {}) =>
  compileForm({ type: 'object', required, properties: { websites: schema } }, ui, messages);
const form = formOf(websites);

const problems = (values: unknown, of = form) =>
  findProblems(of, { websites: values }, defaultTexts, {}).map(
    ({ pointer, message }) => `${pointer}: ${message}`,
  );

it('a required list has its fewest items from the start, and an optional one none', () => {
  expect(startAnswers(form, {}, nowhere)).toEqual({ websites: [undefined] });
  expect(startAnswers(formOf(websites, []), {}, nowhere)).toEqual({});
});

it('reports each item that is missing, wrong or repeated', () => {
  const [one, two] = ['https://a.example', 'https://b.example'];
  expect(problems([one, two])).toEqual([]);
  expect(problems([one, undefined])).toEqual(['/websites/1: Website is missing']);
  expect(problems([undefined, undefined])).toEqual([
    '/websites/0: Website is missing',
    '/websites/1: Website is missing',
  ]);
  expect(problems(['x', one])).toEqual(['/websites/0: Not an address']);
  expect(problems([one, two, one])).toEqual(['/websites/2: Entered twice']);
  expect(problems([])).toEqual(['/websites: At least 1']);
});

it('takes the messages of the items from their own entry', () => {
  const items = { 'ui:messages': { required: 'Enter it or remove it' } };
  const own = formOf(websites, [], { websites: { items } });
  expect(problems([undefined], own)).toEqual(['/websites/0: Enter it or remove it']);
});

it('takes over stored values, with those that are not there yet', () => {
  const stored = { websites: ['https://a.example', null, 3] };
  expect(startAnswers(form, stored, nowhere)).toEqual({
    websites: ['https://a.example', undefined, '3'],
  });
  const numbers = formOf({ ...websites, items: { type: 'integer', title: 'Year' } });
  const { websites: years } = startAnswers(numbers, { websites: ['2020', 'x'] }, nowhere);
  expect(years).toEqual([2020, undefined]);
});

it('starts with the default of the list, and new items with that of the items', () => {
  const values = ['https://a.example', 'https://b.example'];
  const whole = formOf({ ...websites, default: values });
  expect(startAnswers(whole, {}, nowhere)).toEqual({ websites: values });
  const each = formOf({ ...websites, items: { type: 'string', default: 'https://' } });
  const store = new FormStore(each, nowhere, defaultTexts, startAnswers(each, {}, nowhere));
  expect(store.state.answers).toEqual({ websites: ['https://'] });
  store.answer('/websites/0', undefined);
  store.addItem('/websites');
  expect(store.state.answers).toEqual({ websites: [undefined, 'https://'] });
});

it('items are added, answered, moved with their messages, and removed', () => {
  const store = new FormStore(form, nowhere, defaultTexts, startAnswers(form, {}, nowhere));
  store.answer('/websites/0', 'https://a.example');
  store.addItem('/websites');
  store.answer('/websites/1', 'x');
  store.touch('/websites/1');
  store.arrangeItems('/websites', [1, 0]);
  expect(store.state.answers).toEqual({ websites: ['x', 'https://a.example'] });
  expect([...store.state.touched]).toEqual(['/websites/0']);
  store.arrangeItems('/websites', [1]);
  expect(store.state.answers).toEqual({ websites: ['https://a.example'] });
});

it('conditions and calculations use the values', () => {
  const calculating = compileForm(
    {
      type: 'object',
      properties: {
        shares: { type: 'array', title: 'Shares', items: { type: 'integer', title: 'Share' } },
        total: { type: 'integer', title: 'Total' },
      },
      if: { properties: { shares: { contains: { const: 50 } } }, required: ['shares'] },
      then: { properties: { half: { type: 'string', title: 'Which half?' } } },
    },
    { total: { 'ui:options': { calculated: { sum: '/answers/shares/-' } } } },
  );
  const store = new FormStore(calculating, nowhere, defaultTexts, {});
  store.addItem('/shares');
  store.answer('/shares/0', 20);
  expect(store.state.answers).toEqual({ shares: [20], total: 20 });
  expect(store.conditions.isAsked('/half')).toBe(false);
  store.addItem('/shares');
  store.answer('/shares/1', 50);
  expect(store.state.answers).toEqual({ shares: [20, 50], total: 70 });
  expect(store.conditions.isAsked('/half')).toBe(true);
});

it('items are compared with other answers, and empties them, and offers them as choices', () => {
  const comparing = compileForm(
    {
      type: 'object',
      properties: {
        main: { type: 'string', title: 'Main' },
        others: {
          type: 'array',
          title: 'Others',
          items: { type: 'string', title: 'Other', not: { const: { $data: '2/main' } } },
        },
        best: { type: 'string', title: 'Best' },
      },
    },
    {
      others: { 'ui:options': { clearedBy: '/answers/main' } },
      best: { 'ui:widget': 'select', 'ui:options': { source: { from: '/answers/others' } } },
    },
    { not: 'This is the main one' },
  );
  const answers = { main: 'a', others: ['b', 'a'], best: 'b' };
  const found = findProblems(comparing, answers, defaultTexts, {});
  expect(found.map(({ pointer, message }) => `${pointer}: ${message}`)).toEqual([
    '/others/1: This is the main one',
  ]);
  const store = new FormStore(comparing, nowhere, defaultTexts, answers);
  store.answer('/others/0', 'c');
  expect(store.state.answers).toEqual({ main: 'a', others: ['c', 'a'] });
  store.answer('/best', 'c');
  store.answer('/main', 'z');
  expect(store.state.answers).toEqual({ main: 'z' });
});

it('secret items are not stored', () => {
  expect(withoutUnstored(['/codes/-'], { codes: ['a', 'b', 'c'] })).toEqual({ codes: [] });
});

it('a review shows all values in one row, as the items are read', () => {
  const dates = formOf({ ...websites, items: { type: 'string', format: 'date', title: 'Day' } });
  const blocks = reviewBlocks(dates, { websites: ['2026-01-31', '2026-02-01'] }, defaultTexts, {});
  expect(blocks).toMatchObject([
    { rows: [{ pointer: '/websites', question: { label: 'Websites', display: 'date' } }] },
  ]);
  expect(blocks[0]?.rows).toHaveLength(1);
});
