import { basename, dirname, join, resolve } from 'node:path';
import { isOwnProduct } from '../products.ts';

/**
 * Returns the folder of a product's snapshots: in tests/snapshots for the products of this project, by the name of their
 * folder, else in a folder "snapshots" beside the product's own.
 */
export function snapshotFolder(forms: string): string {
  return join(
    isOwnProduct(forms) ? resolve('tests') : dirname(forms),
    'snapshots',
    basename(forms),
  );
}
