// Proves that no code of the engine or its tools knows a word of a product.

import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { literalPattern } from '../../src/core/text/literal-pattern.ts';
import { productWords } from './product-words.ts';

const folders = [
  'definition',
  'compiler',
  'engine',
  'widgets',
  'runtime',
  'provider',
  'analysis',
  'gallery',
];

/** Words of a product that mean something of their own in code; in the order of why they do. */
const everyday = [
  // Words of HTTP and of forms, which products use in the addresses of their calls.
  'email',
  'password',
  'address',
  'token',
  'application',
  'error',
  'errors',
  'problems',
  'answers',
  'XMLHttpRequest',
  'session',
  'not-found',
  // Words of definitions, which a product may have in the address of a call or as a step.
  'draft',
  'response',
  'country',
  'links',
  'money',
  // English verbs and such that a product may have as a route or a field.
  'apply',
  'about',
  'needs',
  'starts',
  'confirm',
  'languages',
];

/** Its table is one of examples, a message for every rule, which editors show. */
const examplesOnly = join('src', 'definition', 'files', 'messages.ts');

const sources = folders.flatMap((folder) =>
  readdirSync(resolve('src', folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => ({
      file: join('src', folder, file),
      code: withoutIllustrations(readFileSync(resolve('src', folder, file), 'utf8')),
    })),
);

/** Products with many words of their own; a product of everyday words proves nothing. */
const products = ['forms', 'tests/products/workshop'].map(
  (folder) => [basename(folder), resolve(folder)] as const,
);

describe.each(products)('no code knows a word of %s', (_name, folder) => {
  const words = [...productWords(folder)].filter(([word]) => !everyday.includes(word));

  it('that it could be known by', () => {
    expect(words.length).toBeGreaterThan(50);
  });

  it.each(folders)('in src/%s', (part) => {
    const found = sources
      .filter(({ file }) => file.startsWith(join('src', part)) && file !== examplesOnly)
      .flatMap(({ file, code }) =>
        words
          .filter(([word]) => holds(code, word))
          .map(([word, where]) => `${file} holds "${word}" of ${where}`),
      );
    expect(found).toEqual([]);
  });
});

it('finds a word where there is one', () => {
  expect(holds("if (name === 'login_name') return;", 'login_name')).toBe(true);
  expect(holds('go("/thankyou");', 'thankyou')).toBe(true);
  expect(holds('const thankyous = 1;', 'thankyou')).toBe(false);
});

function holds(code: string, word: string): boolean {
  return new RegExp(`(?<![\\w-])${literalPattern(word)}(?![\\w-])`, 'i').test(code);
}

it('reads code without its illustrations, and nothing less', () => {
  const code =
    "a(/* of b */ { examples: [['c', { d: ['e'] }]], pattern: '[f]' });\n// g\nh('//i');";
  expect(withoutIllustrations(code)).toBe("a( { , pattern: '[f]' });\n\nh('//i');");
});

/** Code without comments and without the examples that editors show of a schema: they explain, and do nothing. */
function withoutIllustrations(code: string): string {
  const bare = code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const [first = '', ...rest] = bare.split(/\bexamples: (?=\[)/);
  return first + rest.map((part) => part.slice(endOfList(part))).join('');
}

/** Returns the end of the list at the start of a text. Brackets in its strings come in pairs. */
function endOfList(text: string): number {
  let depth = 0;
  for (const [index, sign] of [...text].entries()) {
    if (sign === '[') depth += 1;
    if (sign === ']') depth -= 1;
    if (depth === 0) return index + 1;
  }
  return text.length;
}
