import { alignCalls } from './compare/align-calls.ts';
import { compare } from './compare/compare.ts';
import { withMovedBetweenSteps } from './compare/moved-between-steps.ts';
import { withShared } from './compare/shared.ts';
import { visitOrder } from './compare/visit-order.ts';
import { describe, everywhere, headingOf, provider } from './describe/describe.ts';
import type { Node } from './model/node.ts';
import type { ReportedChange } from './reported-change.ts';

/**
 * What a change does to a product: everything that a visitor, the provider or whoever tries the product meets otherwise
 * than before, in the order in which a visitor meets it. A change of the definitions that alters none of it is none.
 */
export function diffProducts(old: Node, written: Node): ReportedChange[] {
  const now = alignCalls(old, written);
  const differences = withShared(withMovedBetweenSteps(compare(old, now)));
  const changes = differences.flatMap((difference) => describe(difference, { old, now }));
  const order = [...visitOrder(now), ...visitOrder(old)].map(headingOf);
  const headings = [everywhere, ...order, provider];
  const place = new Map([...headings].reverse().map((heading, index) => [heading, -index]));
  const placeOf = ({ where }: ReportedChange) => place.get(where) ?? 0;
  return changes
    .map((change, index) => ({ change, index }))
    .sort((a, b) => placeOf(a.change) - placeOf(b.change) || a.index - b.index)
    .map(({ change }) => change);
}
