import { readdirSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

/** Returns whether a product is one of this project, not one that FORMS_DIR names from elsewhere. */
export const isOwnProduct = (folder: string): boolean =>
  folder === resolve('forms') || dirname(folder) === resolve('tests/products');

/**
 * The folder of every product that is proven: the one that FORMS_DIR names, else the one that is shipped and those that
 * only tests know.
 */
const products: string[] = process.env.FORMS_DIR
  ? [resolve(process.env.FORMS_DIR)]
  : [
      resolve('forms'),
      ...readdirSync(resolve('tests/products'), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => join(resolve('tests/products'), name)),
    ];

export const named = products.map((folder) => [basename(folder), folder] as const);
