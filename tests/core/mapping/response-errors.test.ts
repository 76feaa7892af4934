// Proves that messages which a response has for the sent body find the answers that this was made of.
import { describe, expect, it } from 'vitest';
import { answerPointer } from '../../../src/core/mapping/answer-pointer.ts';
import { chooser } from '../../../src/core/mapping/choose.ts';
import { readFieldErrors } from '../../../src/core/mapping/response-errors.ts';
import { getAt } from '../../../src/core/pointer.ts';
import type { Mapping } from '../../../src/definition/files/mapping.ts';

const all: Mapping = { merge: [{ from: '/loaded/company' }, { from: '/answers' }] };
const renamed: Mapping = {
  account: { login: { from: '/answers/login_name' }, source: 'web' },
  guests: { from: '/answers/guests', each: { full_name: { from: '/item/name' } } },
  phones: [{ from: '/answers/phone' }],
  billing: {
    when: { $test: 0 },
    then: { from: '/answers/address' },
    else: { from: '/answers/billing' },
  },
};
const isSame = (document: unknown) => getAt(document, '/answers/same') === true;
const sourcesWith = (same: boolean) => ({ answers: { same } });
const request = (send: Mapping) => ({ send, choose: chooser([isSame]) });

describe('the answer that a mapping sends', () => {
  it.each<[string, Mapping, string, string | undefined]>([
    ['with all answers', all, '/email', '/email'],
    ['with all answers, in a group', all, '/address/city', '/address/city'],
    ['by another name', renamed, '/account/login', '/login_name'],
    ['in an item', renamed, '/guests/2/full_name', '/guests/2/name'],
    ['as an entry of a list', renamed, '/phones/0', '/phone'],
    ['on a condition', renamed, '/billing/city', '/address/city'],
    ['as a list of items with other names', renamed, '/guests', '/guests'],
    ['not: a list of several answers', renamed, '/phones', undefined],
    ['not: a fixed value', renamed, '/account/source', undefined],
    ['not: a name that the body does not have', renamed, '/email', undefined],
    ['not: a loaded value', { id: { from: '/loaded/id' } }, '/id', undefined],
  ])('is found %s', (_title, send, pointer, expected) => {
    expect(answerPointer(request(send), pointer, sourcesWith(true))).toBe(expected);
  });

  it('is found where the condition of another one does not hold', () => {
    const pointer = answerPointer(request(renamed), '/billing/city', sourcesWith(false));
    expect(pointer).toBe('/billing/city');
  });
});

describe('the messages of a response', () => {
  const read = (errors: unknown, own: { name?: string; message?: string } = {}, send = all) =>
    readFieldErrors(
      {
        kind: 'failure',
        outcome: { fields: { from: '/response/errors', ...own } },
        response: { errors },
      },
      { send },
      {},
    ).fieldErrors;

  it.each<[string, unknown, Record<string, string>]>([
    ['an object by names', { email: 'Taken.' }, { '/email': 'Taken.' }],
    ['an object by pointers', { '/address/city': 'Unknown.' }, { '/address/city': 'Unknown.' }],
    ['lists of texts', { email: ['Taken.', 'Too long.'] }, { '/email': 'Taken. Too long.' }],
    ['objects in objects', { address: { city: ['Unknown.'] } }, { '/address/city': 'Unknown.' }],
    [
      'a list of problem details (RFC 9457)',
      [
        { pointer: '#/guests/0/name', detail: 'Missing.' },
        { pointer: '#/a%20b', detail: 'Odd.' },
      ],
      { '/guests/0/name': 'Missing.', '/a b': 'Odd.' },
    ],
    ['an item without a field', [{ detail: 'Not today.' }], { '/': 'Not today.' }],
    ['nothing that is a message', { email: 7, name: '', age: null, no: [{}] }, {}],
    ['no list and no object', 'No.', {}],
    ['nothing', undefined, {}],
  ])('are read from %s', (_title, errors, expected) => {
    expect(read(errors)).toEqual(expected);
  });

  it('are read by the names that items have', () => {
    const errors = [
      { field: 'email', text: 'Taken.' },
      { field: 'email', text: 'Too long.' },
    ];
    const own = { name: '/field', message: '/text' };
    expect(read(errors, own)).toEqual({ '/email': 'Taken. Too long.' });
  });

  it('name the answers of a body with other names', () => {
    const errors = { account: { login: 'Taken.' }, guests: { 1: { full_name: 'Short.' } } };
    expect(read(errors, {}, renamed)).toEqual({
      '/login_name': 'Taken.',
      '/guests/1/name': 'Short.',
    });
  });

  it('are left alone where the definition has its own', () => {
    const ended = { kind: 'failure', outcome: { fields: { email: 'Taken.' } } } as const;
    expect(readFieldErrors(ended, {}, {})).toBe(ended);
  });
});
