// The way in for programs that need definitions as data: without rules and code generation, it loads quickly.
import { basename, resolve } from 'node:path';
import type { CompiledFormScreen, CompiledWizard } from '../compiled/screen.ts';
import { calculate } from '../core/calculate/index.ts';
import { resolveMapping } from '../core/mapping/resolve-mapping.ts';
import type { Mapping } from '../definition/files/mapping.ts';
import { readForms } from './1-read/read-folder.ts';
import { parseProduct } from './2-parse/parse-product.ts';
import { KeyedCache } from './model/cache.ts';
import type { ProductSource, ScreenSource } from './model/product.ts';

export { lintShape } from './4-lint/lint-shape.ts';
export { formatDiagnostics } from './format-diagnostic.ts';
export { versionOf } from './model/page-version.ts';
export { hasAllForms, type ProductSource, type ScreenSource } from './model/product.ts';
export { periodOf } from './model/screen/period.ts';
export { testedAnswers } from './model/tested-answers.ts';

/** Compiles a screen with forms for use in this process. The compiler of schemas loads with the first one. */
export async function compileScreen(
  product: ProductSource,
  source: ScreenSource,
): Promise<CompiledFormScreen | CompiledWizard> {
  const { instantiateScreen } = await import('./5-emit/compile-screen.ts');
  return instantiateScreen(product, source);
}

/** Evaluates a mapping of the local provider. The compiler of schemas loads with the first one that has a condition. */
export async function evaluateMapping(mapping: Mapping, document: object): Promise<unknown> {
  if (!hasConditions(mapping)) return resolveMapping(mapping, document, { calculate });
  const { evaluateMapping } = await import('./5-emit/evaluate.ts');
  return evaluateMapping(mapping, document);
}

const hasConditions = (mapping: Mapping): boolean =>
  /"(when|where)":/.test(JSON.stringify(mapping) ?? '');

/**
 * Reads and parses a folder of definitions; no rule is run.
 *
 * @throws where the folder can't be read
 */
export async function parseFolder(folder: string): Promise<ProductSource> {
  const sources = await readForms(folder);
  return parseProduct(basename(resolve(folder)), sources, new KeyedCache());
}
