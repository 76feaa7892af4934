import { describe, inject, it } from 'vitest';
import type { ProductModel } from '../../../src/analysis/product-model.ts';
import { listPaths } from '../../support/paths/list-paths.ts';
import type { Walk } from '../../support/paths/path.ts';
import { proven } from '../form/proven-forms.ts';
import { testOf } from '../place-in.ts';
import { sampleProducts } from '../products.ts';
import { snapshotFolder } from './snapshots/folder.ts';
import { Snapshots } from './snapshots/snapshots.ts';
import { walk } from './walk/walk.ts';
import { WalkLog } from './walk/walk-log.ts';

if (sampleProducts.length === 0) it.skip('a product from elsewhere is proven as a whole');

/** Walks the first path of each product's only form or wizard, and records each step as it is filled in. */
describe.each(sampleProducts)('%s', async (name, folder) => {
  const { source, written, placeOf } = await proven(folder);
  const path = firstWalk(written);
  const snapshots = new Snapshots(snapshotFolder(folder));

  it(
    path.title,
    testOf(placeOf(`${source.root}/${path.screen}/screen.json`, '/submit'), async () => {
      await walk(written, inject('served')[name] ?? '', path, new WalkLog(snapshots));
      const files = path.steps.flatMap((step) => Object.values(step.files));
      // tests/forms/walks.test.ts has the other one.
      snapshots.compareNames(['sent', ...files]);
    }),
  );
});

function firstWalk(product: ProductModel): Walk {
  const walks = listPaths(product).flatMap(({ paths }) =>
    paths.filter(({ kind }) => kind === 'walk'),
  );
  const [first] = walks as Walk[];
  if (!first) throw new Error(`${product.name} asks nothing.`);
  const steps = first.steps.map((step) => {
    const { opened, filled = opened } = step.files;
    return { ...step, files: filled === undefined ? {} : { filled } };
  });
  return { ...first, steps, thorough: false };
}
