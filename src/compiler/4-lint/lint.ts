// The fourth phase of the compiler. Its parts, in order:
//
// units.ts              divides the product into parts that are checked by themselves
// registered-rules.ts   the rules, each in its file in rules/
// syntax/               explains errors in the JSON of a file
// names/                the kinds of names, and the rules that follow from where each name is declared and used
// lint.ts               applies the rules, and drops findings that follow from others
// uncertain-names.ts    leaves fixes to people where either of two names may be wrong
// apply-fixes.ts        applies the other fixes

import { isInside } from '../../core/pointer.ts';
import type { KeyedCache } from '../model/cache.ts';
import { type Diagnostic, type Finding, sortDiagnostics } from '../model/diagnostic.ts';
import { isExamples } from '../model/file-layout.ts';
import { locate } from '../model/locate.ts';
import type { ProductSource } from '../model/product.ts';
import { rules } from './registered-rules.ts';
import type { RegisteredRule } from './rules/rule.ts';
import { type NameScope, uncertainFixes } from './uncertain-names.ts';
import { lintUnitsOf } from './units.ts';

/** A diagnostic that other diagnostics may suppress. */
interface Candidate {
  diagnostic: Diagnostic;
  isFallback: boolean;
  isSecondary: boolean;
  checksExamples: boolean;
  fixesNames: NameScope | undefined;
}

/** Checks a product by every rule. Units that have not changed keep their findings. */
export function lint(product: ProductSource, cache: KeyedCache): Diagnostic[] {
  const { documents } = product;
  const ofUnits = lintUnitsOf(product).flatMap(({ key, toProduct, dependsOn }) =>
    cache.get(`lint ${key}`, dependsOn, () => applyRules('checkUnit', toProduct(), documents)),
  );
  const ofProduct = applyRules('checkProduct', product, documents);
  const candidates = dropSuppressed([...ofUnits, ...ofProduct]);
  return sortDiagnostics(withoutUncertainFixes(candidates, documents));
}

/** Returns the diagnostics; the fixes of names that may be right are left to people. */
function withoutUncertainFixes(
  candidates: Candidate[],
  documents: ProductSource['documents'],
): Diagnostic[] {
  const uncertain = uncertainFixes(
    candidates.flatMap(({ diagnostic, fixesNames: scope }) =>
      scope && diagnostic.fix ? [{ diagnostic, scope }] : [],
    ),
    documents,
  );
  return candidates.map(({ diagnostic }) => {
    if (!uncertain.has(diagnostic)) return diagnostic;
    const { fix: _, ...rest } = diagnostic;
    return rest;
  });
}

function applyRules(
  check: 'checkUnit' | 'checkProduct',
  product: ProductSource,
  documents: ProductSource['documents'],
): Candidate[] {
  return rules.flatMap((rule) => {
    const { id, checksExamples = false, fixesNames } = rule;
    return findingsOf(rule, check, product)
      .filter((finding) => !isConsequence(finding, product))
      .map((finding) => ({
        diagnostic: locate(
          checksExamples ? { ...finding, severity: 'warning' } : finding,
          id,
          documents,
        ),
        isFallback: finding.isFallback === true,
        isSecondary: finding.isSecondary === true,
        checksExamples,
        fixesNames,
      }));
  });
}

/** Applies one rule. Where it crashes, that is its only finding, and the other rules are applied all the same. */
function findingsOf(
  rule: RegisteredRule,
  check: 'checkUnit' | 'checkProduct',
  product: ProductSource,
): Finding[] {
  try {
    return rule[check]?.(product) ?? [];
  } catch (error) {
    // A unit has one screen; a product may have many, so that app.json stands for it.
    const [screen] = check === 'checkUnit' ? product.screens : [];
    const message = crashMessage(rule.id, error);
    return [{ file: screen?.path ?? product.appPath, pointer: '', message }];
  }
}

/** Words that no other finding has. */
export const faultOfChecker = 'This is a fault of the checker';

/** Says that a rule has crashed, with the line of its code that threw. */
function crashMessage(rule: string, error: unknown): string {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const line = /\n +at .*?([^/\\]+:\d+):\d+\)?(\n|$)/.exec(stack)?.[1];
  const where = line === undefined ? '' : ` (${line})`;
  return `The rule "${rule}" could not be applied: ${message}${where}. ${faultOfChecker}, not of your definitions; please report it with them. All other rules were applied.`;
}

/** Returns whether a finding is at or inside a value that already has a shape error. */
const isConsequence = (finding: Finding, { shapeErrors }: ProductSource): boolean =>
  shapeErrors.some(
    ({ file, pointer, message }) =>
      file === finding.file && message !== finding.message && isInside(finding.pointer, pointer),
  );

/**
 * Drops fallbacks in files and values that have another error, and findings in examples where the definitions have one.
 */
function dropSuppressed(candidates: Candidate[]): Candidate[] {
  const filesWithErrors = new Set(
    candidates
      .filter(
        ({ diagnostic, isFallback, checksExamples }) =>
          !isFallback && (checksExamples || diagnostic.severity === 'error'),
      )
      .map(({ diagnostic }) => diagnostic.file),
  );
  const at = ({ file, pointer }: Diagnostic) => `${file} ${pointer}`;
  const valuesWithErrors = new Set(
    candidates
      .filter(({ diagnostic, isSecondary }) => !isSecondary && diagnostic.severity === 'error')
      .map(({ diagnostic }) => at(diagnostic)),
  );
  const definitionsAreValid = [...filesWithErrors].every(isExamples);
  return candidates
    .filter(({ diagnostic, isFallback }) => !isFallback || !filesWithErrors.has(diagnostic.file))
    .filter(({ diagnostic, isSecondary }) => !isSecondary || !valuesWithErrors.has(at(diagnostic)))
    .filter(({ checksExamples }) => definitionsAreValid || !checksExamples);
}
