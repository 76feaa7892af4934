import { dirname } from 'node:path';
import { recipesOfManual } from '../../src/manual/recipes.ts';
import { makeInOneLanguage } from '../journeys/builds/in-one-language.ts';
import { follow } from './follow.ts';
import { recipesInBrowser } from './recipes-in-browser.ts';

/**
 * Makes a copy of the product of forms/, and follows in it all recipes that are proven in a browser. None of them tells of
 * languages.
 */
export async function makeWithRecipes(forms: string): Promise<void> {
  const needPage = new Set<string>(recipesInBrowser);
  await makeInOneLanguage(forms);
  for (const recipe of recipesOfManual()) {
    if (needPage.has(recipe.title)) await follow(recipe, dirname(forms));
  }
}
