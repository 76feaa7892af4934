// Proves that an exclusive choice and all others replace each other.
import { expect, it } from 'vitest';
import { withoutContradiction } from '../../../src/core/form/exclusive-choice.ts';

it.each([
  ['the exclusive choice replaces the others', ['a', 'b', 'none'], ['a', 'b'], ['none']],
  ['another choice replaces the exclusive one', ['none', 'a'], ['none'], ['a']],
  ['other choices stay together', ['a', 'b'], ['a'], ['a', 'b']],
  ['the exclusive choice stays alone', ['none'], [], ['none']],
  ['nothing is left of nothing', [], ['none'], []],
])('%s', (_, choices, before, expected) => {
  expect(withoutContradiction(choices, 'none', before)).toEqual(expected);
});

it('without an exclusive choice, all stay', () => {
  expect(withoutContradiction(['a', 'none'], undefined, ['a'])).toEqual(['a', 'none']);
});
