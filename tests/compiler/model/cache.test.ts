// Proves that a compiled part is kept for the last two versions of its sources, so that a change can be taken back.
import { expect, it } from 'vitest';
import { KeyedCache } from '../../../src/compiler/model/cache.ts';

const texts = { a: ['a'], b: ['b'], c: ['c'] };

/** Asks for a key with these dependencies, one after the other, and returns those for which a value was computed. */
function computedFor(...asked: (keyof typeof texts)[]): string[] {
  const cache = new KeyedCache();
  const computed: string[] = [];
  for (const name of asked) {
    const value = cache.get('key', texts[name], () => {
      computed.push(name);
      return name;
    });
    expect(value).toBe(name);
  }
  return computed;
}

it('computes a value once for the same dependencies', () => {
  expect(computedFor('a', 'a')).toEqual(['a']);
});

it('has the value of before still when a change is taken back', () => {
  expect(computedFor('a', 'b', 'a', 'c', 'a')).toEqual(['a', 'b', 'c']);
});

it('keeps the two values that were asked for last', () => {
  expect(computedFor('a', 'b', 'c', 'b', 'a')).toEqual(['a', 'b', 'c', 'a']);
});

it('compares how many dependencies there are', () => {
  const cache = new KeyedCache();
  cache.get('key', [1], () => 'one');
  expect(cache.get('key', [1, 2], () => 'two')).toBe('two');
});
