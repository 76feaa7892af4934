/** Names of the products that files of tests visit, by the start of their paths below tests/. */
const productsOf: Record<string, string[]> = {
  'journeys/publisher/': ['forms'],
  'journeys/development': ['forms'],
  'journeys/other-browsers/': ['forms'],
  'journeys/workshop/': ['workshop'],
  'journeys/poll': ['poll'],
  'journeys/new-version': ['survey'],
  'journeys/opening-times': ['vacancy'],
  'journeys/other-host': ['other-host', 'forms'],
  'journeys/base-path': ['forms', 'apply', 'apply-now'],
  'journeys/hydration': ['hydration'],
  'journeys/hostile-texts': ['hostile-texts'],
  'recipes/': ['recipes'],
};

/**
 * Returns the products that some files of tests visit, so that a run of a few files need not build all of them.
 *
 * @param files from any folder
 * @param all names of all products, for files that visit each of them
 */
export function visitedProducts(files: string[], all: string[]): Set<string> {
  const visited = files
    .filter((file) => isDriven.test(file))
    .flatMap((file) => {
      const known = Object.keys(productsOf).find((start) => file.includes(`/tests/${start}`));
      return known === undefined ? all : (productsOf[known] ?? []);
    });
  return new Set(visited);
}

/** Files that drive a built product. */
const isDriven = /\/tests\/(journeys|recipes|forms\/in-browser)\//;
