// Proves that no screen loads more JavaScript than its budget allows.
import { describe, expect, inject, it } from 'vitest';
import { isOwnProduct } from '../../../.ci/snapshot-folder.mjs';
import { sizesOf } from '../../journeys/builds/build-products.ts';
import { fullyProven } from '../products.ts';
import budgets from '../size-budgets.json' with { type: 'json' };

/** Bytes of JavaScript after gzip, by product and screen. */
const byProduct: Record<string, Record<string, number>> = budgets;

// A product from elsewhere has no budgets here, even where its folder has the same name.
const withBudgets = fullyProven.filter(([name, folder]) => isOwnProduct(folder) && byProduct[name]);

describe.each(withBudgets)('the screens of %s', async (name) => {
  const sizes = await sizesOf(inject('buildFolders')[name] ?? '');
  const budget = byProduct[name] ?? {};

  it('all have a budget', () => {
    expect(sizes.map(({ title }) => title)).toEqual(Object.keys(budget));
  });

  it.each(sizes.map(({ title, bytes }) => [title, bytes] as const))(
    '%s loads no more JavaScript than it may until its first input works',
    (title, bytes) => {
      expect(bytes).toBeLessThanOrEqual(budget[title] ?? 0);
    },
  );
});
