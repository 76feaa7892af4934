import { buildProductModel } from '../../src/analysis/build-product-model.ts';
import { compileFolder } from '../../src/compiler/index.ts';
import { listPaths } from '../support/paths/list-paths.ts';
import { writeProduct } from './many-screens.ts';
import { type Measured, milliseconds } from './median.ts';

/** Measures how long it takes to list the paths through a product, which `npm test` walks. */
export async function measurePaths(folder: string, screens: number): Promise<Measured> {
  await writeProduct(folder, screens);
  const model = buildProductModel((await compileFolder(folder)).product);
  const { time } = await milliseconds(async () => listPaths(model));
  return { what: 'paths', screens, value: time };
}
