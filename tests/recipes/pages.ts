import { type Recipe, recipesOfManual } from '../../src/manual/recipes.ts';
import { recipesIn } from './page.ts';
import type { ProofsWithoutPage } from './product-without-page.ts';
import { look } from './proofs/in-browser/look.ts';
import { questions } from './proofs/in-browser/questions.ts';
import { screens } from './proofs/in-browser/screens.ts';
import { oneMoreStep } from './proofs/in-browser/steps.ts';
import { texts } from './proofs/in-browser/texts.ts';
import { choicesAndLists } from './proofs/without-page/choices-and-lists.ts';
import { otherHost } from './proofs/without-page/host.ts';
import { questions as questionsWithoutPage } from './proofs/without-page/questions.ts';
import { rules } from './proofs/without-page/rules.ts';
import { screens as screensWithoutPage } from './proofs/without-page/screens.ts';
import { exercises, steps as stepsWithoutPage } from './proofs/without-page/steps.ts';
import { texts as textsWithoutPage } from './proofs/without-page/texts.ts';
import { values } from './proofs/without-page/values.ts';
import type { ProofsInBrowser } from './recipes-in-browser.ts';

interface Page {
  recipes: Recipe[];
  /** Proofs that need widgets, several screens or calls of the browser: in one product, which has all these recipes. */
  inBrowser: ProofsInBrowser | Record<string, never>;
  /** Proofs that the stores of the engine give: each in a product of its own, since some recipes exclude each other. */
  withoutPage: ProofsWithoutPage;
}

/** The recipes of the manual and those of the README, and their proofs. */
export const pages = {
  manual: {
    recipes: recipesOfManual(),
    inBrowser: { ...texts, ...questions, ...oneMoreStep, ...screens, ...look },
    withoutPage: {
      ...textsWithoutPage,
      ...questionsWithoutPage,
      ...rules,
      ...choicesAndLists,
      ...stepsWithoutPage,
      ...screensWithoutPage,
      ...otherHost,
      ...values,
    },
  },
  readme: {
    recipes: recipesIn('README.md', 'Three exercises'),
    inBrowser: {},
    withoutPage: exercises,
  },
} satisfies Record<string, Page>;
