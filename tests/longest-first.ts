import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longest, which would otherwise run alone at the end while all other work is done. */
const long = [
  'contributing/how-tos',
  'provider/crowd',
  'own-repository/own-repository',
  'compiler/4-lint/rules',
  'provider/main',
  'recipes/each-recipe',
  'provider/built-server',
  'provider/database/lost-connections',
  'forms/diff-notices',
  'manual/pictures',
  'provider/start',
  'vite/misspelt-keys',
  'compiler/4-lint/seeded-faults',
  'vite/mutated-definitions',
  'vite/broken-definitions',
  'forms/in-browser/paths',
  'journeys/publisher/lost-code',
  'journeys/development',
  'journeys/other-host',
  'recipes/in-browser',
  'journeys/publisher/save',
  'journeys/workshop/look',
  'journeys/publisher/draft-and-prefill',
  'journeys/publisher/wizard',
  'journeys/publisher/accessibility',
  'journeys/hydration',
  'journeys/base-path',
  'forms/in-browser/messages',
  'journeys/publisher/random-walks',
  'journeys/publisher/email-sign-up',
  'journeys/publisher/by-touch',
  'journeys/publisher/touch',
];

/** Runs in each project the tests that take longest first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const pointerOf = ({ moduleId }: TestSpecification) => {
      const index = long.findIndex((part) => moduleId.includes(`/tests/${part}`));
      return index === -1 ? long.length : index;
    };
    return (await super.sort(files)).toSorted((a, b) => pointerOf(a) - pointerOf(b));
  }
}
