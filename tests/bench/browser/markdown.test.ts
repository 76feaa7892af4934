// Proves that the tables of the bench name medians, quartiles and ratios as README shows them.
import { expect, it } from 'vitest';
import { markdown } from './markdown.ts';
import { relativeTable } from './relative-table.ts';

const titles = new Map([
  ['ours', 'this engine'],
  ['plain', 'plain React'],
  ['formio', 'Form.io'],
]);

const table = {
  title: 'Load',
  columns: [
    { measure: 'load.scripts', title: 'kB', digits: 1 },
    { measure: 'load.painted', title: 'painted' },
    { measure: 'load.kept', title: 'kept', isYesNo: true },
  ],
};

const values = (candidate: string, measure: string, all: number[]) =>
  all.map((value, repeat) => ({ candidate, measure, repeat, value }));

const samples = [
  ...values('ours', 'load.scripts', [150.26, 150.26]),
  ...values('ours', 'load.painted', [900, 1100, 1000]),
  ...values('ours', 'load.kept', [1]),
  ...values('plain', 'load.painted', [1200]),
  ...values('plain', 'load.kept', [0]),
];

it('has a row for each candidate with values, and quartiles where the values differ', () => {
  expect(markdown([table], samples, titles).split('\n')).toEqual([
    '| Load | kB | painted | kept |',
    '| --- | ---: | ---: | ---: |',
    '| this engine | 150.3 | 1,000 [950–1,050] | yes |',
    '| plain React |  | 1,200 | no |',
  ]);
});

it('leaves out a table without values', () => {
  const other = { title: 'Typing', columns: [{ measure: 'typing.script', title: 'script' }] };
  expect(markdown([other, table], samples, titles)).toMatch(/^\| Load/);
});

it('sets ours in relation to others where both were measured', () => {
  expect(relativeTable([table], samples, titles).split('\n')).toEqual([
    '| This engine, relative to | plain React |',
    '| --- | ---: |',
    '| Load: painted | 0.75 |',
  ]);
});
