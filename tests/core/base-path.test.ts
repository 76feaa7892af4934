// Proves that BASE_PATH is read with or without slashes at its ends, and refused where it is no path.
import { expect, it } from 'vitest';
import { readBasePath } from '../../src/core/base-path.ts';

it.each([undefined, '', '/', ' / '])('%j is the root of the host', (text) => {
  expect(readBasePath(text)).toBe('');
});

it.each(['apply', '/apply', 'apply/', '/apply/', ' /apply/ '])('%j is "/apply"', (text) => {
  expect(readBasePath(text)).toBe('/apply');
});

it('it can have several parts, with dots in them', () => {
  expect(readBasePath('/eu/v1.2/..partners~/')).toBe('/eu/v1.2/..partners~');
});

it.each([
  'a b',
  '..',
  './',
  '/a/../b',
  '/a/./b',
  '/a//b',
  '//x.example/a',
  'https://x.example/a/',
  '/a?b',
  '/a#b',
  '/\u00fc',
  '/%41',
  '/a\\b',
])('refuses %j by its name', (text) => {
  expect(() => readBasePath(text)).toThrow(/^BASE_PATH is ".+", but must be a path/);
});
