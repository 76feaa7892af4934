import { basename, dirname, join, resolve } from 'node:path';

/**
 * Returns the folder of a product's snapshots: in tests/snapshots for the products of this project, by the name of their
 * folder, else in a folder "snapshots" beside the product's own.
 */
export function snapshotFolder(forms: string): string {
  const own = forms === resolve('forms') || dirname(forms) === resolve('tests/products');
  return join(own ? resolve('tests') : dirname(forms), 'snapshots', basename(forms));
}
