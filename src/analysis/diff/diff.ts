import { alignCalls } from './compare/align-calls.ts';
import { alignChoices } from './compare/align-choices.ts';
import { compare } from './compare/compare-nodes.ts';
import { isGoneWithOwner } from './compare/gone-with-owner.ts';
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
 * Lists the changes that visitors, the provider or local testers can observe, in visit order. Edits without an observable
 * effect are omitted.
 */
export function diffProducts(before: Node, after: Node): ReportedChange[] {
  const aligned = alignCalls(before, after);
  const found = mergeMovesBetweenSteps(compare(alignChoices(before, aligned), aligned));
  const modelChanges = mergeSharedChanges(found.filter((change) => !isGoneWithOwner(change)));
  const products = { previous: before, current: aligned };
  const changes = modelChanges.flatMap((change) => describeChange(change, products));
  const order = [...visitOrder(aligned), ...visitOrder(before)].map(headingOf);
  const headings = [productHeading, ...order, providerHeading];
  const place = new Map([...headings].reverse().map((heading, index) => [heading, -index]));
  const placeOf = ({ where }: ReportedChange) => place.get(where) ?? 0;
  return changes
    .map((change, index) => ({ change, index }))
    .sort((a, b) => placeOf(a.change) - placeOf(b.change) || a.index - b.index)
    .map(({ change }) => change);
}
