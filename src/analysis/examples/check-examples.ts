import { type Compilation, type Diagnostic, sortDiagnostics } from '../../compiler/index.ts';
import { isInside } from '../../core/pointer.ts';
import { Completion } from './completion.ts';
import { joinEqual } from './join-equal.ts';
import { rule } from './rule.ts';
import { findStaleExamples } from './stale-examples.ts';
import { findStaleJourneys } from './stale-journeys.ts';

/** Runs the examples and journeys of a product, and returns their findings with those of its definitions. */
export async function checkExamples({ product, diagnostics }: Compilation): Promise<Diagnostic[]> {
  const completion = new Completion(product, diagnostics);
  const ofExamples = findStaleExamples({ product, diagnostics }, completion);
  const isExplained = (one: Diagnostic) =>
    one.rule === rule &&
    (completion.changes(one.file) || ofExamples.some((other) => isSameExample(one, other)));
  // By the schema alone, the checker finds only that an example is not accepted.
  const found = [...diagnostics.filter((one) => !isExplained(one)), ...ofExamples];
  const ofJourneys = await findStaleJourneys(product, found, completion);
  return sortDiagnostics(joinEqual([...found, ...ofJourneys, ...completion.diagnostics()]));
}

const isSameExample = (outer: Diagnostic, { file, pointer }: Diagnostic): boolean =>
  file === outer.file && isInside(pointer, outer.pointer);
