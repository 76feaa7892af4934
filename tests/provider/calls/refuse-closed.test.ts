// Proves that the provider refuses a form before it opens and once it has closed, by its own clock.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseFolder } from '../../../src/compiler/parse-folder.ts';
import { refuseClosed } from '../../../src/provider/calls/refuse-closed.ts';
import { definitionOf } from '../../../src/provider/definition/definition.ts';
import { openProvider, type Provider } from '../provider.ts';

const opens = Date.parse('2026-12-01T09:00:00Z');
const closes = Date.parse('2027-01-31T17:00:00Z');
let time = opens;

let provider: Provider;
beforeAll(async () => {
  const definition = definitionOf(await parseFolder('tests/products/vacancy'));
  provider = await openProvider({ ...definition, now: () => new Date(time) });
});
afterAll(() => provider.database.close());

it.each([
  ['before it opens', opens - 1500, 403, { error: 'The form is not open yet.' }, '2'],
  ['as it opens', opens, 422, expect.anything(), null],
  ['before it closes', closes - 1, 422, expect.anything(), null],
  ['as it closes', closes, 410, { error: 'The form has closed.' }, null],
])(
  '%s, a body without answers is refused with its own status',
  async (_title, moment, ...expected) => {
    time = moment;
    const reply = await provider.post('/api/applications', {});
    expect([reply.status, await reply.json(), reply.headers.get('Retry-After')]).toEqual(expected);
  },
);

it('a call of several screens is refused where none of them is open, until the next one opens', () => {
  const at = (moment: number) => new Date(moment);
  const later = { opens: closes + 5000 };
  expect(refuseClosed([{ closes }, undefined], at(closes))).toBeUndefined();
  expect(refuseClosed([{ closes }, { opens }], at(closes))).toBeUndefined();
  expect(refuseClosed([{ closes }, later], at(closes))).toMatchObject({
    status: 403,
    headers: { 'Retry-After': '5' },
  });
  expect(refuseClosed([{ closes }, later], at(closes + 5000))).toBeUndefined();
  expect(refuseClosed([{ opens, closes }, { closes }], at(closes))?.status).toBe(410);
});
