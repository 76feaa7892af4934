import { isInside } from '../../core/pointer.ts';
import type { Sources } from '../1-read/read-folder.ts';
import { parseProduct } from '../2-parse/parse-product.ts';
import { KeyedCache } from '../model/cache.ts';
import { type Diagnostic, type Finding, sortDiagnostics } from '../model/diagnostic.ts';
import { locate } from '../model/locate.ts';
import { isExamples, type ProductSource } from '../model/product.ts';
import { rules } from './rules/index.ts';
import { lintUnitsOf } from './units.ts';

export interface LintResult {
  /** The product as it was written; to be emitted only where there is no error. */
  product: ProductSource;
  diagnostics: Diagnostic[];
  sources: Sources;
}

interface Found extends Diagnostic {
  lastResort?: true;
  ofExamples?: true;
}

/**
 * A checker of a forms folder named `root`. It remembers what it has seen: checking again costs no more than what has
 * changed, however many other screens there are.
 */
export function createLinter(root: string): (sources: Sources) => LintResult {
  const memo = new KeyedCache();
  return (sources) => {
    const product = parseProduct(root, sources, memo);
    const ofParts = lintUnitsOf(product).flatMap(({ key, product: part, dependsOn }) =>
      memo.get(`findings ${key}`, dependsOn, () =>
        findings(part(), 'checkUnit', product.documents),
      ),
    );
    const found = [...ofParts, ...findings(product, 'checkProduct', product.documents)];
    return { product, diagnostics: sortDiagnostics(withoutLastResorts(found)), sources };
  };
}

function findings(
  product: ProductSource,
  check: 'checkUnit' | 'checkProduct',
  documents: ProductSource['documents'],
): Found[] {
  return rules.flatMap((rule) =>
    (rule[check]?.(product) ?? [])
      .filter((finding) => !isConsequence(finding, product))
      .map((finding) => ({
        ...locate(
          rule.ofExamples ? { ...finding, severity: 'warning' } : finding,
          rule.id,
          documents,
        ),
        ...(finding.lastResort && { lastResort: true as const }),
        ...(rule.ofExamples && { ofExamples: true as const }),
      })),
  );
}

/** Whether a misshapen value at the same place, or around it, says it already. */
const isConsequence = (finding: Finding, { shapeErrors }: ProductSource): boolean =>
  shapeErrors.some(
    ({ file, pointer, message }) =>
      file === finding.file && message !== finding.message && isInside(finding.pointer, pointer),
  );

function withoutLastResorts(found: Found[]): Diagnostic[] {
  const broken = new Set(
    found.flatMap(({ file, severity, lastResort, ofExamples }) =>
      (severity === 'warning' && !ofExamples) || lastResort ? [] : [file],
    ),
  );
  const sound = [...broken].every(isExamples);
  return found
    .filter(({ file, lastResort }) => !lastResort || !broken.has(file))
    .filter(({ ofExamples }) => sound || !ofExamples)
    .map(({ lastResort: _, ofExamples: _of, ...diagnostic }) => diagnostic);
}
