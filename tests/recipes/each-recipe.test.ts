// Proves that each recipe of the manual and the README, followed alone, keeps its promise and leaves nothing to find.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readForms } from '../../src/compiler/1-read/read-folder.ts';
import { createCompiler } from '../../src/compiler/compile.ts';
import { formatDiagnostic, type Sources } from '../../src/compiler/index.ts';
import { withRecipe } from '../../src/manual/pictures/recipe-sources.ts';
import type { Recipe } from '../../src/manual/recipes.ts';
import { copyOfForms } from './copy-of-forms.ts';
import { follow } from './follow.ts';
import { pages } from './pages.ts';
import { ProductWithoutPage, type ProofsWithoutPage } from './product-without-page.ts';

const shipped = await readForms('forms');

/** Compiles again only the files that a recipe changes; lint.test.ts proves that the findings are the same. */
const { compile } = createCompiler('forms');

/** Returns the definitions after a recipe has been followed: in memory, unless it runs a command. */
async function followed(recipe: Recipe): Promise<Sources> {
  if (recipe.changes.every((change) => change.do !== 'freeze')) return withRecipe(shipped, recipe);
  const folder = copyOfForms();
  try {
    await follow(recipe, folder);
    return await readForms(join(folder, 'forms'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const findingsOf = ({ diagnostics }: ReturnType<typeof compile>) => {
  // Examples say what the product as it is shipped accepts and sends; who changes that changes them, too.
  const others = diagnostics.filter(({ file }) => !file.endsWith('/examples.json'));
  return others.map((diagnostic) => formatDiagnostic(diagnostic, undefined));
};

describe.each(Object.entries(pages))(
  'the recipes of %s',
  (_, { recipes, inBrowser, withoutPage }) => {
    it('have a proof each, and each proof has a recipe', () => {
      const proven = [...Object.keys(inBrowser), ...Object.keys(withoutPage)];
      expect(proven.sort()).toEqual(recipes.map(({ title }) => title).sort());
    });

    it.each(recipes)(
      '$title: followed alone, keeps its promise, and leaves nothing for the checker to find',
      async (recipe) => {
        const compilation = compile(await followed(recipe));
        expect(findingsOf(compilation)).toEqual([]);
        const proofs: ProofsWithoutPage = withoutPage;
        await proofs[recipe.title]?.(new ProductWithoutPage(compilation.product));
      },
    );
  },
);

it('"title" misspelt as "titel" is told with its line, and what was meant', () => {
  const file = 'forms/apply/schema.json';
  const text = shipped.texts.get(file) ?? '';
  const texts = new Map(shipped.texts);
  texts.set(file, text.replace('"title": "First Name"', '"titel": "First Name"'));
  expect(findingsOf(compile({ ...shipped, texts }))).toContainEqual(
    expect.stringMatching(/^forms\/apply\/schema\.json:\d+:\d+: error: .*"titel".*"title"/),
  );
});
