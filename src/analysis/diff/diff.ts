import { alignCalls } from './compare/align-calls.ts';
import { compare } from './compare/compare-nodes.ts';
import { mergeMovesBetweenSteps } from './compare/moved-between-steps.ts';
import { mergeSharedChanges } from './compare/shared-changes.ts';
import { visitOrder } from './compare/visit-order.ts';
import {
  describeChange,
  headingOf,
  productHeading,
  providerHeading,
} from './describe/describe-change.ts';
import type { Node } from './model/node.ts';
import type { ReportedChange } from './reported-change.ts';

/**
 * What a change does to a product: everything that a visitor, the provider or whoever tries the product meets otherwise
 * than before, in the order in which a visitor meets it. A change of the definitions that alters none of it is none.
 */
export function diffProducts(old: Node, written: Node): ReportedChange[] {
  const now = alignCalls(old, written);
  const differences = mergeSharedChanges(mergeMovesBetweenSteps(compare(old, now)));
  const changes = differences.flatMap((difference) => describeChange(difference, { old, now }));
  const order = [...visitOrder(now), ...visitOrder(old)].map(headingOf);
  const headings = [productHeading, ...order, providerHeading];
  const place = new Map([...headings].reverse().map((heading, index) => [heading, -index]));
  const placeOf = ({ where }: ReportedChange) => place.get(where) ?? 0;
  return changes
    .map((change, index) => ({ change, index }))
    .sort((a, b) => placeOf(a.change) - placeOf(b.change) || a.index - b.index)
    .map(({ change }) => change);
}
