// Proves that the bench reports the cost of a screen and what it is relative to fewer screens.
import { expect, it } from 'vitest';
import { report } from './report.ts';

it('has a row for each measure, and sets the values of each screen in relation to those of the size before', () => {
  const table = report([
    { what: 'check', screens: 10, value: 50 },
    { what: 'check', screens: 1000, value: 7500 },
    { what: 'memory', screens: 10, value: 1.25, unit: 'MB' },
  ]);
  expect(table.split('\n')).toEqual([
    '| Screens of 20 fields | 10 | 1,000 | each of 1,000, relative to 10 |',
    '| --- | ---: | ---: | ---: |',
    '| check | 50 ms | 7,500 ms | 1.50 |',
    '| memory | 1.3 MB |  |  |',
  ]);
});
