import { type Diagnostic, sortDiagnostics } from '../model/diagnostic.ts';
import { locate } from '../model/locate.ts';
import type { ProductSource } from '../model/product.ts';
import { syntaxErrors } from './syntax/explain-syntax-error.ts';

/** Finds errors of syntax and of shape in a few files of a parsed product; no rule is run. */
export function lintShape(
  { documents, shapeErrors }: ProductSource,
  files: string[],
): Diagnostic[] {
  const parsed = files.flatMap((file) => documents.get(file) ?? []);
  return sortDiagnostics([
    ...syntaxErrors(parsed).map((one) => locate(one, 'json-syntax', documents)),
    ...shapeErrors
      .filter(({ file }) => files.includes(file))
      .map((one) => locate(one, one.kind, documents)),
  ]);
}
