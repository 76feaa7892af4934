// Proves that an import in a built page asks for each file that it needs once.
import { afterEach, expect, it } from 'vitest';
import { __vitePreload } from '../../src/build/preload.ts';

const files = () =>
  [...document.head.querySelectorAll('link[rel="modulepreload"][href^="/assets/"]')].map((link) =>
    link.getAttribute('href'),
  );

afterEach(() => {
  for (const link of document.head.querySelectorAll('link[rel="modulepreload"][href^="/assets/"]'))
    link.remove();
});

it('imports a module and asks for the files that it imports, each once', async () => {
  const list = async () => 'list';
  expect(await __vitePreload(list, ['assets/list.js', 'assets/box.js'])).toBe('list');
  expect(await __vitePreload(list, ['assets/list.js', 'assets/icon.js'])).toBe('list');
  expect(files()).toEqual(['/assets/list.js', '/assets/box.js', '/assets/icon.js']);
});

it('imports a module that imports nothing, and fails where the import does', async () => {
  await expect(__vitePreload(() => Promise.reject(new Error('offline')))).rejects.toThrow(
    'offline',
  );
  expect(files()).toEqual([]);
});
