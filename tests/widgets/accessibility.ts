import axe from 'axe-core';
import { expect } from 'vitest';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Whole-page matters, which a single widget cannot have, nor several that each have a page's main part. */
const rules = {
  'page-has-heading-one': { enabled: false },
  region: { enabled: false },
  'landmark-no-duplicate-main': { enabled: false },
  'landmark-unique': { enabled: false },
};

export async function expectNoBarriers() {
  const { violations } = await axe.run(document, {
    runOnly: tags,
    resultTypes: ['violations'],
    rules,
  });
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
  ).toEqual([]);
}
