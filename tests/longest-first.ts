import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Projects in the order in which they start: products are built while the tests run that need none. */
const projects = ['browser', 'unit', 'journeys'];

/** Files that take longest, which would otherwise run alone at the end while all other work is done. */
const long = [
  'forms/in-browser/paths',
  'journeys/development',
  'recipes/in-browser',
  'journeys/hydration',
  'journeys/publisher/random-walks',
  'forms/in-browser/messages',
  'journeys/publisher/accessibility',
  'forms/in-browser/drafts',
  'forms/in-browser/journeys',
  'journeys/workshop/look',
  'contributing/how-tos',
  'commands/new/proof',
  'sandbox/crowd',
  'build/mutated-definitions',
  'sandbox/main',
  'forms/diff-notices',
  'build/broken-definitions',
  'compiler/4-lint/rules',
  'sandbox/data-folder',
];

/** Runs the projects one after the other without a gap, and in each the tests that take longest first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const projectAt = ({ project }: TestSpecification) => projects.indexOf(project.name);
    const placeOf = ({ moduleId }: TestSpecification) => {
      const index = long.findIndex((part) => moduleId.includes(`/tests/${part}`));
      return index === -1 ? long.length : index;
    };
    return (await super.sort(files)).toSorted(
      (a, b) => projectAt(a) - projectAt(b) || placeOf(a) - placeOf(b),
    );
  }
}
