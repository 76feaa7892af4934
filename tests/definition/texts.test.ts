// Proves that every text of the engine is used in code, and that unknown words in braces stay as they are.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { defaultTexts, fill } from '../../src/definition/texts.ts';

const source = fileURLToPath(new URL('../../src', import.meta.url));
const code = [
  'core',
  'engine',
  'widgets',
  'runtime',
  'vite',
  'definition/outcomes',
  'compiler/5-emit',
]
  .flatMap((folder) =>
    readdirSync(join(source, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => readFileSync(join(source, folder, file), 'utf8')),
  )
  .join('\n');

it.each(Object.keys(defaultTexts))('the text "%s" is said somewhere', (name) => {
  expect(code).toMatch(new RegExp(`\\btexts\\.${name}\\b|useTexts\\(\\)\\.${name}\\b`));
});

it('words that are not known stay as they are', () => {
  expect(fill('{count} left of {total}', { count: 2 })).toBe('2 left of {total}');
});

it('words that every object knows stay as they are', () => {
  expect(fill('{constructor} and {toString}', {})).toBe('{constructor} and {toString}');
});
