// Proves that the values in a text are compiled once each, and that a text without them has their words instead.
import { expect, it } from 'vitest';
import { compileValues } from '../../../src/compiler/5-emit/compile-values.ts';
import { textValuesIn } from '../../../src/compiler/model/text-values.ts';
import { withoutValues } from '../../../src/core/text/without-values.ts';

const scope = {
  type: 'object',
  properties: {
    loaded: {
      type: 'object',
      properties: { since: { type: 'string', format: 'date' }, name: { type: 'string' } },
    },
  },
};
const compile = (text: string) => compileValues(textValuesIn(text), () => scope);

it('finds no values in other braces', () => {
  expect(compile('Read {2} of {names.unknown} and {label}')).toEqual([]);
});

it('lists each value once', () => {
  expect(compile('{answers.owner.name|you}, {loaded.name} and {answers.owner.name|you}')).toEqual([
    { from: '/answers/owner/name' },
    { from: '/loaded/name' },
  ]);
});

it('says how a day of the response is written', () => {
  expect(compile('Since {loaded.since}')).toEqual([{ from: '/loaded/since', display: 'date' }]);
});

it('a text without its values keeps other words in braces, as the screen shows them', () => {
  expect(withoutValues('{answers.name|You} of {names.provider} {some.thing|else}')).toBe(
    'You of {names.provider} {some.thing|else}',
  );
});

it('a text without its values has their words', () => {
  expect(withoutValues('Hello {answers.name|there}{query.x}, {limit}')).toBe(
    'Hello there, {limit}',
  );
});
