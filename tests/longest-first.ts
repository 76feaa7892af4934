import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longest, which would otherwise run alone at the end while all other work is done. */
const long = [
  'forms/in-browser/paths',
  'forms/in-browser/journeys',
  'forms/in-browser/messages',
  'sandbox/main',
  'compiler/dev-server',
  'forms/diff-notices',
  'journeys/publisher/accessibility',
  'recipes/other-recipes',
  'journeys/gallery',
  'journeys/workshop/look',
  'recipes/',
  'sandbox/data-folder',
];

/** Starts the tests that take longest first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const index = long.findIndex((part) => moduleId.includes(`/tests/${part}`));
      return index === -1 ? long.length : index;
    };
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b));
  }
}
