import type { WrittenJourney } from '../../../../src/analysis/examples/journeys.ts';
import type { WrittenScreen } from '../../../../src/analysis/product.ts';

/**
 * The first steps that an earlier journey has filled in just like this, by their ids: the browser can remember them, so
 * that nothing is typed twice for nothing. What is never stored is typed each time, and so is the last step.
 */
export function knownSteps(
  screen: WrittenScreen,
  journey: WrittenJourney,
  earlier: WrittenJourney[],
): string[] {
  if (!screen.kept || screen.steps.some(({ when }) => when)) return [];
  const ids = screen.steps.slice(0, -1).map(({ id }) => id);
  const secret = screen.steps.findIndex(({ form }) => form?.questions.some((each) => each.secret));
  const most = secret === -1 ? ids.length : Math.min(secret, ids.length);
  const counts = earlier
    .filter((other) => other.screen === journey.screen && same(other.load, journey.load))
    .filter((other) => other.sent !== undefined)
    .map((other) => {
      const differs = ids.findIndex((id) => !same(other.steps?.[id], journey.steps?.[id]));
      return differs === -1 ? ids.length : differs;
    });
  return ids.slice(0, Math.min(most, Math.max(0, ...counts)));
}

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
