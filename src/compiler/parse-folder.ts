// The way in for programs that need definitions as data: without rules and code generation, it loads quickly.
import { basename, resolve } from 'node:path';
import { readForms } from './1-read/read-folder.ts';
import { parseProduct } from './2-parse/parse-product.ts';
import { KeyedCache } from './model/cache.ts';
import type { ProductSource } from './model/product.ts';

export { lintShape } from './4-lint/lint-shape.ts';
export { formatDiagnostics } from './format-diagnostic.ts';
export type { ProductSource } from './model/product.ts';

/**
 * Reads and parses a folder of definitions; no rule is run.
 *
 * @throws where the folder can't be read
 */
export async function parseFolder(folder: string): Promise<ProductSource> {
  const sources = await readForms(folder);
  return parseProduct(basename(resolve(folder)), sources, new KeyedCache());
}
