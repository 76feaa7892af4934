// Proves that the bench of presses names the slowest and the median press of each kind on each device.
import { expect, it } from 'vitest';
import { pressTable } from './press-table.ts';

it('has a row for each kind, in the order of the visits', () => {
  const press = (kind: string, paint: number) => ({ kind, paint, processor: paint / 2 + 0.2 });
  const table = pressTable(
    new Map([
      ['phone', [press('tick', 40), press('Next', 64), press('tick', 96), press('tick', 48)]],
      ['desktop', [press('tick', 24), press('Next', 32)]],
    ]),
  );
  expect(table.split('\n')).toEqual([
    '| Press | phone, slowest (median) | desktop, slowest (median) | phone, processor | desktop, processor |',
    '| --- | ---: | ---: | ---: | ---: |',
    '| tick | 96 (48) | 24 (24) | 24 | 12 |',
    '| Next | 64 (64) | 32 (32) | 32 | 16 |',
  ]);
});
