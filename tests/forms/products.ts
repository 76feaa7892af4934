import { readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

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
