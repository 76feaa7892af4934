import { isInside, toQuestionPointer } from '../../core/pointer.ts';
import { effectsOf } from './plan-requests.ts';
import type { ScreenPlan } from './plan-screen.ts';

/**
 * Returns the test whether visitors read the answer to a question once more: in a review, in a text of the screen, or on
 * the page after it.
 */
export function readsBack({
  head,
  requests,
  steps,
}: ScreenPlan): (question: { pointer: string }) => boolean {
  const effects = [...requests, ...steps.flatMap(({ request }) => request ?? [])].flatMap(
    effectsOf,
  );
  if (
    steps.some(({ step }) => step.kind === 'review') ||
    effects.some(({ showsReview }) => showsReview)
  ) {
    return () => true;
  }
  const values = [
    ...(head.values ?? []),
    ...effects.flatMap(({ shows }) => shows ?? []),
    ...steps.flatMap(({ exits }) => exits.flatMap((exit) => exit.head.shows ?? [])),
  ];
  const pointers = values
    .filter(({ from }) => isInside(from, '/answers'))
    .map(({ from }) => toQuestionPointer(from.slice('/answers'.length)));
  return ({ pointer }) => pointers.includes(pointer);
}
