import type { Change } from './change.ts';
import { alignCalls } from './compare/align-calls.ts';
import { compare } from './compare/compare.ts';
import { withDisplaced } from './compare/displaced.ts';
import { withShared } from './compare/shared.ts';
import { visitOrder } from './compare/visit-order.ts';
import type { Thing } from './model/thing.ts';
import { everywhere, headingOf, provider, tell } from './words/tell.ts';

/**
 * What a change does to a product: everything that a visitor, the provider or whoever tries the product meets otherwise
 * than before, in the order in which a visitor meets it. A change of the definitions that alters none of it is none.
 */
export function diffProducts(old: Thing, written: Thing): Change[] {
  const now = alignCalls(old, written);
  const differences = withShared(withDisplaced(compare(old, now)));
  const changes = differences.flatMap((difference) => tell(difference, { old, now }));
  const order = [...visitOrder(now), ...visitOrder(old)].map(headingOf);
  const headings = [everywhere, ...order, provider];
  const place = new Map([...headings].reverse().map((heading, index) => [heading, -index]));
  const placeOf = ({ where }: Change) => place.get(where) ?? 0;
  return changes
    .map((change, index) => ({ change, index }))
    .sort((a, b) => placeOf(a.change) - placeOf(b.change) || a.index - b.index)
    .map(({ change }) => change);
}
