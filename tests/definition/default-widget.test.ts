// Proves that a question with 15 choices or more is asked with a list to search, others with a plain one.
import { expect, it } from 'vitest';
import { defaultWidget } from '../../src/definition/widget-catalogue/index.ts';

const values = (count: number) => Array.from({ length: count }, (_, index) => index);

it.each([
  ['14 choices', values(14), {}, 'select'],
  ['15 choices', values(15), {}, 'search-select'],
  ['15 choices without one', values(15), { except: [3] }, 'select'],
  ['two of 15 choices', values(15), { only: [3, 4] }, 'select'],
])('%s', (_name, enumerated, limits, expected) => {
  expect(defaultWidget({ type: 'integer', enum: enumerated }, limits)).toBe(expected);
});

it('a choice for other answers counts', () => {
  const anyOf = [...values(14).map((value) => ({ const: value, title: `${value}` })), {}];
  expect(defaultWidget({ type: 'string', anyOf })).toBe('search-select');
});
