// Proves that a wizard knows which answers decide on each of its steps.
import { expect, it } from 'vitest';
import { decidingFields } from '../../../src/compiler/3-analyze/deciding-fields.ts';

it('the answers that a condition tests or requires, at any depth, decide on a step', () => {
  const answers = {
    required: ['kind'],
    properties: { kind: { const: 'car' } },
    anyOf: [{ required: ['country'] }, { not: { properties: { age: { minimum: 18 } } } }],
  };
  expect(decidingFields({ when: { answers } })).toEqual(['kind', 'country', 'age']);
});

it('the list from whose items a step is repeated decides how often it is', () => {
  const list = (from: string) => ({ from, value: '', label: '' });
  const source = { lists: [list('/answers/goods'), list('/loaded/more')] };
  expect(decidingFields({ when: undefined }, { list: '/amounts', source })).toEqual(['goods']);
});

it('what the load call or the address brings does not change while one answers', () => {
  expect(decidingFields({ when: { loaded: { required: ['member'] } } })).toEqual([]);
  expect(decidingFields({ when: undefined })).toEqual([]);
});
