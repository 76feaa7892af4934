import { toWrittenProduct } from '../../../src/analysis/read-product.ts';
import { checkForms } from '../../../src/compiler/index.ts';
import { named } from '../products.ts';

/** Every proven product as it was written. */
export const writtenProducts = await Promise.all(
  named.map(async ([name, folder]) => {
    const { product } = await checkForms(folder);
    return { name, folder, source: product, product: toWrittenProduct(product) };
  }),
);
