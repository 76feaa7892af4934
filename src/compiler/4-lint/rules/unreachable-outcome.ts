import { type NamedOutcome, namedOutcomes } from '../../../core/mapping/named-outcomes.ts';
import type { OutcomeCondition } from '../../../definition/files/outcome.ts';
import { requestsOf } from '../../model/screen/requests.ts';
import { hasShapeErrorInside } from '../../model/shape-error.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description:
    'In a list of outcomes, the last one has no "when". Each of the others has one of its own.',
  checkUnit: (product) =>
    product.screens.flatMap(requestsOf).flatMap(({ file, pointer, request }) => {
      const all = namedOutcomes<OutcomeCondition>(request.outcomes);
      return all.flatMap((named) => {
        const at = `${pointer}/outcomes${named.pointer}`;
        const message = problemOf(named, all);
        if (message === undefined || hasShapeErrorInside(product, file, at)) return [];
        return [{ file, pointer: at, message }];
      });
    }),
};

function problemOf(
  { name, inList, outcome: { when } }: NamedOutcome<OutcomeCondition>,
  all: NamedOutcome<OutcomeCondition>[],
): string | undefined {
  if (!inList) return undefined;
  const isLast = inList.index === inList.length - 1;
  if (isLast) {
    return when
      ? 'Where no condition holds, nothing is done. Add a last outcome without "when".'
      : undefined;
  }
  if (!when)
    return 'This outcome always applies, so that those after it never do. Move it to the end.';
  const earlier = all.filter((other) => other.name === name).slice(0, inList.index);
  const isRepeated = earlier.some(
    ({ outcome }) => JSON.stringify(outcome.when) === JSON.stringify(when),
  );
  return isRepeated
    ? 'An outcome before this one has the same condition, so that this one never applies. Remove it.'
    : undefined;
}
