import { buildProductModel } from '../../../src/analysis/build-product-model.ts';
import { compileProduct, fullyProven } from '../products.ts';

/** The model of every proven product. */
export const productModels = await Promise.all(
  fullyProven.map(async ([name, folder]) => {
    const { product } = await compileProduct(folder);
    return { name, folder, source: product, product: buildProductModel(product) };
  }),
);
