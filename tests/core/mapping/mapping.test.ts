// Proves that a mapping builds what is sent from answers and other data, and leaves out what is not there.
import { describe, expect, it } from 'vitest';
import { calculate } from '../../../src/core/calculate/index.ts';
import { chooser } from '../../../src/core/mapping/choose.ts';
import { resolveMapping } from '../../../src/core/mapping/resolve-mapping.ts';
import type { Mapping } from '../../../src/definition/files/mapping.ts';

const document = {
  answers: { note: '', name: 'Ada', list: [{ n: 1 }, { n: 2 }], 'a/b': 'slash' },
  loaded: { data: { id: 7, name: 'Old' } },
};

const tests = [
  () => true,
  () => false,
  (given: unknown) => (given as { item: { n: number } }).item.n > 1,
  (given: unknown) => 'note' in (given as typeof document).answers,
];

describe('a mapping', () => {
  it.each<[string, Mapping, unknown]>([
    ['takes a value at a pointer', { from: '/answers/name' }, 'Ada'],
    ['takes the default where there is nothing', { from: '/query/token', default: '' }, ''],
    ['is nothing where there is neither', { from: '/query/token' }, undefined],
    ['reads escaped names', { from: '/answers/a~1b' }, 'slash'],
    [
      'builds an object',
      { person: { name: { from: '/answers/name' } } },
      { person: { name: 'Ada' } },
    ],
    ['leaves out entries without a value', { a: 1, b: { from: '/nothing' } }, { a: 1 }],
    ['builds a list', [1, { from: '/answers/name' }], [1, 'Ada']],
    [
      'lays objects over each other, the last one winning',
      { merge: [{ from: '/loaded/data' }, { from: '/answers/nothing' }, { name: 'New' }] },
      { id: 7, name: 'New' },
    ],
    [
      'maps a list item by item',
      { from: '/answers/list', each: { number: { from: '/item/n' } } },
      [{ number: 1 }, { number: 2 }],
    ],
    ['is nothing where a list was expected', { from: '/answers/name', each: 1 }, undefined],
    ['keeps a value as it stands', { value: { from: '/answers/name' } }, { from: '/answers/name' }],
    [
      'leaves out the parts at pointers',
      { from: '/answers', except: ['/name', '/list/-/n', '/none'] },
      { note: '', list: [{}, {}], 'a/b': 'slash' },
    ],
    ['calculates', { total: { calculated: { sum: ['/answers/list/-/n', 4] } } }, { total: 7 }],
    [
      'calculates from the item of a list',
      { from: '/answers/list', each: { twice: { calculated: { product: ['/item/n', 2] } } } },
      [{ twice: 2 }, { twice: 4 }],
    ],
    [
      'takes one value or another by a condition',
      { when: { $test: 0 }, then: { from: '/answers/name' }, else: 'none' },
      'Ada',
    ],
    [
      'takes the other where it does not hold',
      { a: { when: { $test: 1 }, then: 1, else: { from: '/answers/name' } } },
      { a: 'Ada' },
    ],
    [
      'is nothing where a condition without another value does not hold',
      { a: { when: { $test: 1 }, then: 1 } },
      {},
    ],
    [
      'tests each item of a list',
      { from: '/answers/list', each: { big: { when: { $test: 2 }, then: true, else: false } } },
      [{ big: false }, { big: true }],
    ],
    [
      'takes an answer that is sent as empty for missing',
      { when: { $test: 3 }, then: 'there', else: 'missing' },
      'missing',
    ],
    [
      'lays a part over the others on a condition',
      { merge: [{ id: 1 }, { when: { $test: 1 }, then: { id: 2 } }] },
      { id: 1 },
    ],
    [
      'leaves out a calculation without a result',
      { total: { calculated: { max: '/answers/none' } } },
      {},
    ],
    ['is itself otherwise', 'text', 'text'],
    ['can be null', null, null],
  ])('%s', (_title, mapping, value) => {
    expect(resolveMapping(mapping, document, { calculate, choose: chooser(tests) })).toEqual(value);
  });
});
