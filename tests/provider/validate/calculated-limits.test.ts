// Proves that the provider refuses answers beyond calculated limits, wherever the body has all that these are made of.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseProduct } from '../../../src/compiler/2-parse/parse-product.ts';
import { KeyedCache } from '../../../src/compiler/model/cache.ts';
import { definitionOf } from '../../../src/provider/definition/definition.ts';
import { validateBody } from '../../../src/provider/validate/validate-body.ts';
import { tinySources } from '../../vite/overlay.ts';

const seats = { type: 'integer', title: 'Seats' };

/** Returns what the provider finds in a body of the tiny product, in which seats and guests have calculated limits. */
const found = (calculation: object, send: object, answers: Record<string, unknown>) =>
  foundIn({ seats, guests: { ...seats, maximum: { calculated: calculation } } }, send, answers);

/** Returns what the provider finds in a body of the tiny product with more questions. */
async function foundIn(properties: object, send: object, answers: Record<string, unknown>) {
  const sources = tinySources({
    'order/screen.json': { submit: { send } },
    'order/taste/schema.json': { properties },
  });
  const { senders } = definitionOf(parseProduct('forms', sources, new KeyedCache()));
  const screen = await senders?.get('save')?.[0]?.();
  if (!screen) throw new Error('No screen makes the call.');
  const body = { colour: 'r', size: 'small', ...answers };
  const { wrong, ...rest } = validateBody(screen, body, { now: '2031-02-03T04:05:06Z' });
  return { body: rest.body, wrong: wrong.map(({ at, rule }) => `${at} ${rule}`) };
}

const all = { from: '/answers' };
const twice = { product: ['1/seats', 2] };

it('a limit that other answers make is that of the provider, too', async () => {
  expect((await found(twice, all, { seats: 2, guests: 5 })).wrong).toEqual(['/guests maximum']);
  const { body, wrong } = await found(twice, all, { seats: 2, guests: 4 });
  expect(wrong).toEqual([]);
  expect(JSON.stringify(body)).not.toContain('$limit');
});

it('nothing is refused by one whose answers the body lacks', async () => {
  const send = { from: null, guests: { from: '/answers/guests' } };
  const known = { sum: [0, '1/seats'] };
  expect((await found(known, all, { guests: 5 })).wrong).toEqual(['/guests maximum']);
  expect((await found(known, send, { guests: 5 })).wrong).toEqual([]);
});

it('nothing is refused by one of other data', async () => {
  expect((await found({ count: '/loaded/colours' }, all, { guests: 5 })).wrong).toEqual([]);
});

it('a moment is compared with some tolerance, since the page was earlier, and in its own time zone', async () => {
  const sources = tinySources({
    'order/screen.json': { submit: { send: { from: '/answers' } } },
    'order/taste/schema.json': {
      properties: {
        call: {
          type: 'string',
          title: 'Call',
          format: 'date-time-local',
          formatMinimum: { $now: 'PT0M' },
        },
      },
    },
  });
  const { senders } = definitionOf(parseProduct('forms', sources, new KeyedCache()));
  const screen = await senders?.get('save')?.[0]?.();
  if (!screen) throw new Error('No screen makes the call.');
  const wrongAfter = (hours: number) => {
    const call = new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 16);
    const body = { colour: 'r', size: 'small', call };
    return validateBody(screen, body, { now: new Date().toISOString() }).wrong;
  };
  expect(wrongAfter(1)).toEqual([]);
  expect(wrongAfter(-1)).toEqual([]);
  expect(wrongAfter(-60)).toEqual([{ at: '/call', rule: 'formatMinimum' }]);
});

describe('a day relative to today is compared as that of any time zone', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-31T20:00Z') }));
  afterEach(() => void vi.useRealTimers());

  it.each<[format: string | undefined, here: unknown, elsewhere: unknown, nowhere: unknown]>([
    ['date', '2026-12-31', '2027-01-01', '2027-01-03'],
    ['date-time', '2026-12-31T00:00:00Z', '2027-01-01T00:00:00Z', '2027-01-03T00:00:00Z'],
    ['date-time-local', '2026-12-31T00:00', '2027-01-01T00:00', '2027-01-03T00:00'],
    ['year-month', '2026-12', '2027-01', '2027-02'],
    [undefined, 2026, 2027, 2028],
  ])('%s', async (format, here, elsewhere, nowhere) => {
    const day = format
      ? { type: 'string', title: 'Day', format, formatMaximum: { $today: 'P0D' } }
      : { type: 'integer', title: 'Year', maximum: { $today: 'P0D' } };
    const wrongOf = async (answer: unknown) => (await foundIn({ day }, all, { day: answer })).wrong;
    expect(await wrongOf(here)).toEqual([]);
    expect(await wrongOf(elsewhere)).toEqual([]);
    expect(await wrongOf(nowhere)).toEqual([`/day ${format ? 'formatMaximum' : 'maximum'}`]);
    vi.setSystemTime(new Date('2026-12-15T20:00Z'));
    if (format === 'year-month' || !format) expect(await wrongOf(elsewhere)).toHaveLength(1);
  });
});
