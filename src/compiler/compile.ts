import { basename, resolve } from 'node:path';
import { type Diagnostic, sortDiagnostics } from './diagnostic.ts';
import { fillNames } from './names.ts';
import { locate, parseSources } from './parse.ts';
import { assembleProduct, type ProductSource } from './product.ts';
import { readForms, type Sources } from './read.ts';
import { rules } from './rules/index.ts';

export interface Checked {
  /** The product as it was written; to be emitted only where there is no error. */
  product: ProductSource;
  diagnostics: Diagnostic[];
  sources: Sources;
}

/** Reads, parses and checks a forms folder. */
export async function checkForms(folder: string): Promise<Checked> {
  const sources = await readForms(folder);
  return { ...checkSources(basename(resolve(folder)), sources), sources };
}

/** Parses and checks the texts of a forms folder named `root`. */
export function checkSources(
  root: string,
  sources: Sources,
): Pick<Checked, 'product' | 'diagnostics'> {
  const { documents, diagnostics } = parseSources(sources);
  const written = assembleProduct(root, documents);
  const found = rules.flatMap(({ id, check }) =>
    check(written).map((finding) => locate(finding, id, documents)),
  );
  const product = assembleProduct(root, fillNames(documents, written.app.names));
  return { product, diagnostics: sortDiagnostics([...diagnostics, ...found]) };
}
