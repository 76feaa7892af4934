// Proves that answers are sent and stored in the order of the schema at every depth.
import { expect, it } from 'vitest';
import { sortAnswers } from '../../../src/engine/form/normalize-answers.ts';
import { compileForm } from '../compile-form.ts';

const text = { type: 'string' };
const { schema } = compileForm(
  {
    type: 'object',
    properties: {
      a: text,
      group: { type: 'object', properties: { b: text, c: text } },
      list: { type: 'array', items: { type: 'object', properties: { d: text, e: text } } },
    },
  },
  { 'ui:order': ['list', '*'] },
);

it('answers have the order of the schema, at every depth, between those of other forms', () => {
  const list = [{ e: '1', d: '2' }];
  const given = { earlier: 1, list, later: 2, group: { c: '3', b: '4' }, a: '5' };
  expect(JSON.stringify(sortAnswers(schema, given))).toBe(
    JSON.stringify({
      earlier: 1,
      a: '5',
      group: { b: '4', c: '3' },
      list: [{ d: '2', e: '1' }],
      later: 2,
    }),
  );
});

it('answers that have it are not copied', () => {
  const given = { other: 1, a: '5', list: [{ d: '2' }] };
  expect(sortAnswers(schema, given)).toBe(given);
});
