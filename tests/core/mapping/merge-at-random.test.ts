// Proves that in a random merge no missing answer covers a value of another member.
import { expect, it } from 'vitest';
import { isEmpty } from '../../../src/core/is-empty.ts';
import { chooser } from '../../../src/core/mapping/choose.ts';
import { mergeGiven } from '../../../src/core/mapping/merge-given.ts';
import { resolveMapping } from '../../../src/core/mapping/resolve-mapping.ts';
import type { Mapping } from '../../../src/definition/files/mapping.ts';
import { randomNumbers } from '../../support/random.ts';

const names = ['street', 'town', 'note'];
const choose = chooser([() => true, () => false]);
const loaded = { street: 'Old Street', town: 'Oldham', note: 'An old note' };

it('300 random merges, with random answers, send what they would without the empty values', () => {
  const random = randomNumbers(20_270_412);
  const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)] as T;

  /** Returns what a merge may lay over other members, in which it may be nested. */
  function member(depth: number): Mapping {
    const kinds = [
      () => ({ from: '/answers' }),
      () => ({ from: '/loaded' }),
      () => ({ from: '/answers', except: [`/${pick(names)}`] }),
      () => ({ [pick(names)]: { from: `/answers/${pick(names)}` } }),
      () => ({ [pick(names)]: { value: 'always' } }),
      () => ({ [pick(names)]: { from: `/loaded/${pick(names)}` } }),
      () => ({ when: { $test: pick([0, 1]) }, then: member(2), else: member(2) }),
      () => ({ [pick(names)]: { when: { $test: pick([0, 1]) }, then: 'now', else: 'else' } }),
      () => merge(depth + 1),
    ];
    return pick(depth > 1 ? kinds.slice(0, -1) : kinds)() as Mapping;
  }

  const merge = (depth: number): Mapping =>
    ({
      merge: Array.from({ length: 2 + Math.floor(random() * 3) }, () => member(depth)),
    }) as Mapping;

  const resolve = (mapping: Mapping, document: object) =>
    resolveMapping(mapping, document, { merge: mergeGiven, choose }) as Record<string, unknown>;

  for (let round = 0; round < 300; round += 1) {
    const mapping = merge(0);
    const given = Object.fromEntries(
      names.filter(() => random() < 0.5).map((name) => [name, `New ${name}`]),
    );
    const emptied = { ...Object.fromEntries(names.map((name) => [name, ''])), ...given };
    const plain = resolveMapping(mapping, { answers: given, loaded }, { choose });
    const sent = resolve(mapping, { answers: emptied, loaded });
    for (const [name, value] of Object.entries(plain as object)) {
      // Loaded values are old answers, of which an empty one may take the place.
      const mayBeEmpty = Object.values(loaded).includes(value);
      const expected = mayBeEmpty && isEmpty(sent[name]) ? sent[name] : value;
      expect({ [name]: sent[name] }, JSON.stringify(mapping)).toEqual({ [name]: expected });
    }
  }
});
