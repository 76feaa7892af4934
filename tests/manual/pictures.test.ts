// Proves that the pictures of the manual show what its recipes change, and each widget in its states.
import { describe, expect, it } from 'vitest';
import { readForms } from '../../src/compiler/index.ts';
import { askedQuestions } from '../../src/core/form/asked-questions.ts';
import { isInside } from '../../src/core/pointer.ts';
import {
  arrangements,
  calculatedWidget,
  widgetCatalogue,
} from '../../src/definition/widget-catalogue/index.ts';
import { readPage, shippedForms } from '../../src/manual/manual.ts';
import { contentOf, parsePicture } from '../../src/manual/pictures/drawn-product.ts';
import { picturesOn, sourcesOf } from '../../src/manual/pictures/pictures-on.ts';
import { type ManualRecipe, recipesOfManual } from '../../src/manual/recipes.ts';
import { compiledForm } from '../forms/form/compiled-modules.ts';

const shipped = await readForms(shippedForms);
const recipes = recipesOfManual();
const withResult = recipes.flatMap(({ result, ...recipe }) =>
  result ? [{ ...recipe, result }] : [],
);

/** Draws a recipe's product, and returns the state that shows its result. */
function draw({ file, anchor }: ManualRecipe, path: string) {
  const product = parsePicture(sourcesOf(`${file.replace('.md', '')}#${anchor}`, shipped));
  const [screen = ''] = path.split('/');
  const states = contentOf(product, screen).groups.flatMap((group) => group.states);
  return { product, state: states.find((state) => state.path === path) };
}

describe('the recipes', () => {
  it('have a picture each, but for those without a result to look at', () => {
    expect(withResult.length).toBeGreaterThanOrEqual(92);
    // No comment names a result where there is no recipe.
    const pages = [...new Set(recipes.map(({ file }) => file))];
    const comments = pages.flatMap((file) => readPage(file).text.match(/^<!-- result: /gm) ?? []);
    expect(comments).toHaveLength(withResult.length);
  });

  it.each(withResult)('$title: its picture shows what it changes', async (recipe) => {
    const { result, changes } = recipe;
    const { product, state } = draw(recipe, result.state);
    if (!state) throw new Error(`There is no state "${result.state}".`);
    const { screen, step = '', answers, loaded, query = {} } = state;
    const changed = changes.map((change) => JSON.stringify(change)).join();
    if (result.only.length === 0) {
      expect(changed).toMatch(new RegExp(`forms/(${screen}/|app\\.json)`));
      return;
    }
    const form = await compiledForm(product, screen, step);
    const asked = askedQuestions(form, answers, { loaded, query }).map(
      ({ question }) => question.pointer,
    );
    for (const pointer of result.only) {
      expect(asked).toContainEqual(expect.toSatisfy((one: string) => isInside(one, pointer)));
    }
    const names = result.only.map((pointer) => pointer.slice(1));
    expect(names.some((name) => changed.includes(name))).toBe(true);
  });

  it('say what is missing where one can’t be followed', () => {
    const texts = new Map(shipped.texts);
    texts.delete('forms/signup/company-info/schema.json');
    expect(() => sourcesOf('questions#add-a-question', { ...shipped, texts })).toThrow(
      "forms/signup/company-info/schema.json can't be changed: there is no such file.",
    );
  });
});

it.each(Object.keys({ ...widgetCatalogue, ...arrangements }))(
  'the page of %s has a picture of each of its states',
  (name) => {
    const page = readPage(`reference/widgets/${name}.md`);
    expect(page.text).toContain('<!-- pictures -->');
    const pictures = picturesOn(page, shipped).get('') ?? [];
    const ofAnswers = name === calculatedWidget ? [] : ['With a message', 'Read-only'];
    expect(pictures.map(({ caption }) => caption)).toEqual(['Empty', 'Filled in', ...ofAnswers]);
  },
);
