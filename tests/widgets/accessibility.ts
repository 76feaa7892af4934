import axe from 'axe-core';
import { expect } from 'vitest';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Whole-page matters, which a single widget cannot have. */
const rules = { 'page-has-heading-one': { enabled: false }, region: { enabled: false } };

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
