import { expect, it } from 'vitest';
import { compileText } from '../../../src/compiler/5-emit/compile-text.ts';

const scope = {
  type: 'object',
  properties: {
    loaded: {
      type: 'object',
      properties: { since: { type: 'string', format: 'date' }, name: { type: 'string' } },
    },
  },
};
const compile = (text: Parameters<typeof compileText>[0]) => compileText(text, () => scope);

it('leaves a text without values as it is', () => {
  const text = ['Read ', { text: 'this', href: '/' }, ', {2} times'];
  expect(compile(text)).toBe(text);
  expect(compile('{names.unknown}')).toBe('{names.unknown}');
});

it('splits a text at its values, and keeps its links', () => {
  expect(compile('Hello {answers.owner.first_name|you all}, welcome')).toEqual([
    ['Hello ', { from: '/answers/owner/first_name', default: 'you all' }, ', welcome'],
  ]);
  expect(compile(['{loaded.name}, read ', { text: '{loaded.name}', href: '/' }])).toEqual([
    [{ from: '/loaded/name' }, ', read '],
    { text: '{loaded.name}', href: '/' },
  ]);
});

it('says how a day of the response is written', () => {
  expect(compile('Since {loaded.since}')).toEqual([
    ['Since ', { from: '/loaded/since', display: 'date' }],
  ]);
});
