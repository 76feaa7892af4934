import { buildProductModel } from '../../../src/analysis/build-product-model.ts';
import { compileFolder } from '../../../src/compiler/index.ts';
import { named } from '../products.ts';

/** The model of every proven product. */
export const productModels = await Promise.all(
  named.map(async ([name, folder]) => {
    const { product } = await compileFolder(folder);
    return { name, folder, source: product, product: buildProductModel(product) };
  }),
);
