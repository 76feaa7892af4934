import { it } from 'vitest';
import { snapshotFolder } from '../../../.ci/snapshot-folder.mjs';
import type { ProductModel } from '../../../src/analysis/product-model.ts';
import { changedFiles } from '../../support/changed/changed-files.ts';
import { touchedScreens } from '../../support/changed/touched-screens.ts';

/**
 * Returns the ids of the screens to prove: all, or with `npm test -- --changed <ref>` those that a change since then can
 * have touched. Says which are left out.
 */
export function screensToProve(folder: string, product: ProductModel): Set<string> {
  const ids = product.screens.map(({ id }) => id);
  const { CHANGED_SINCE } = process.env;
  if (!CHANGED_SINCE) return new Set(ids);
  const files = changedFiles(folder, snapshotFolder(folder), CHANGED_SINCE);
  const touched = touchedScreens(product, files);
  const leftOut = ids.filter((id) => !touched.has(id));
  if (leftOut.length > 0) {
    it.skip(
      `${leftOut.join(', ')}: left out, since no change can have touched ${leftOut.length === 1 ? 'it' : 'them'}`,
    );
  }
  return touched;
}
