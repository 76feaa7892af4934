// Proves that each recipe of the Markdown pages, followed alone, keeps its promise and leaves nothing to find.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readForms } from '../../src/compiler/1-read/read-folder.ts';
import { createCompiler } from '../../src/compiler/compile.ts';
import { formatDiagnostic } from '../../src/compiler/index.ts';
import { copyOfForms } from './copy-of-forms.ts';
import { follow } from './follow.ts';
import { pages } from './pages.ts';
import { ProductWithoutPage, type ProofsWithoutPage } from './product-without-page.ts';

let folder: string;

beforeEach(() => {
  folder = copyOfForms();
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Compiles again only the files that a recipe changes; lint.test.ts proves that the findings are the same. */
const { compile } = createCompiler('forms');

const compileCopy = async () => compile(await readForms(join(folder, 'forms')));

const findingsOf = ({ diagnostics }: ReturnType<typeof compile>) => {
  // Examples say what the product as it is shipped accepts and sends; who changes that changes them, too.
  const others = diagnostics.filter(({ file }) => !file.endsWith('/examples.json'));
  return others.map((diagnostic) => formatDiagnostic(diagnostic, undefined));
};

describe.each(Object.entries(pages))('%s', (file, { recipes, inBrowser, withoutPage }) => {
  it('has a proof of each recipe, and a recipe for each proof', () => {
    const proven = [...Object.keys(inBrowser), ...Object.keys(withoutPage)];
    expect(proven.sort()).toEqual(recipes.map(({ title }) => title).sort());
  });

  it.each(recipes)(
    '$title: followed alone, keeps its promise, and leaves nothing for the checker to find',
    async (recipe) => {
      await follow(recipe, folder);
      const compilation = await compileCopy();
      expect(findingsOf(compilation)).toEqual([]);
      const proofs: ProofsWithoutPage = withoutPage;
      await proofs[recipe.title]?.(new ProductWithoutPage(compilation.product));
    },
  );

  it('has no link to a heading that is not there', () => {
    const text = readFileSync(file, 'utf8');
    const anchors = [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\w\- ]/g, '')
        .replaceAll(' ', '-'),
    );
    const links = [...text.matchAll(/\]\(#([^)]*)\)/g)].map(([, anchor]) => anchor);
    expect(links.filter((anchor) => !anchors.includes(anchor ?? ''))).toEqual([]);
  });
});

it('"title" misspelt as "titel" is told with its line, and what was meant', async () => {
  const schema = join(folder, 'forms/apply/schema.json');
  const text = readFileSync(schema, 'utf8');
  writeFileSync(schema, text.replace('"title": "First Name"', '"titel": "First Name"'));
  expect(findingsOf(await compileCopy())).toContainEqual(
    expect.stringMatching(/^forms\/apply\/schema\.json:\d+:\d+: error: .*"titel".*"title"/),
  );
});
