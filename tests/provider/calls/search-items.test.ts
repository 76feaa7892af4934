// Proves that a "search" step finds items by the beginnings of their words, whatever accents and case, ten at most.
import { expect, it } from 'vitest';
import { searchItems } from '../../../src/provider/calls/look-up.ts';

const streets = ['Canal Row', 'Café Lane', 'Row of Canals'].map((text) => ({ text }));
const ask = (q?: string, data: Record<string, unknown> = { streets }) =>
  searchItems(
    {
      do: 'search',
      in: '/data/streets',
      by: '/text',
      for: { from: '/query/q' },
      answer: { body: { items: { from: '/found' } } },
    },
    { body: {}, query: q === undefined ? {} : { q }, params: {}, data },
  );
const found = async (q?: string) =>
  ((await ask(q)).body as { items: typeof streets }).items.map(({ text }) => text);

it('finds the items that have a word for each word that is typed, whatever its accents and case', async () => {
  expect(await found('can r')).toEqual(['Canal Row', 'Row of Canals']);
  expect(await found('CAFE')).toEqual(['Café Lane']);
  expect(await found('anal')).toEqual([]);
});

it('answers with the first items where nothing is typed, and with none where there are none', async () => {
  expect(await found()).toHaveLength(3);
  const many = Array.from({ length: 30 }, () => ({ text: 'Canal Row' }));
  expect(((await ask('can', { streets: many })).body as { items: unknown[] }).items).toHaveLength(
    10,
  );
  expect((await ask('can', {})).body).toEqual({ items: [] });
});
