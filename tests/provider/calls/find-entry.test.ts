// Proves that a "find" step answers with the entry that the request names, and says so where there is none.
import { expect, it } from 'vitest';
import { findEntry } from '../../../src/provider/calls/look-up.ts';

const step = {
  do: 'find',
  in: '/data/trips',
  key: { from: '/params/code' },
  answer: { body: { trip: { from: '/found' } } },
  missing: { body: { error: 'There is no such trip.' } },
} as const;
const ask = (params: Record<string, string>, data: Record<string, unknown> = { trips: { a: 1 } }) =>
  findEntry(step, { body: {}, query: {}, params, data });

it('answers with the entry that the request names', async () => {
  expect(await ask({ code: 'a' })).toEqual({ status: 200, body: { trip: 1 } });
});

it.each([
  ['an unknown key', { code: 'b' }, undefined],
  ['a key that every object has', { code: 'toString' }, undefined],
  ['no key', {}, undefined],
  ['no entries', { code: 'a' }, {}],
])('says so for %s', async (_name, params, data) => {
  const { status, body } = await ask(params as Record<string, string>, data);
  expect({ status, body }).toEqual({ status: 404, body: { error: 'There is no such trip.' } });
});
