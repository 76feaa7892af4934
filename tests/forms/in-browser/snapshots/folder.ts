import { basename, dirname, join, relative, resolve } from 'node:path';

/**
 * Where the snapshots of a product lie: in tests/snapshots for what lies in this project, else in a folder "snapshots"
 * beside the product's own.
 */
export function snapshotFolder(forms: string): string {
  const inside = !relative(resolve('.'), forms).startsWith('..');
  return join(inside ? resolve('tests') : dirname(forms), 'snapshots', basename(forms));
}
