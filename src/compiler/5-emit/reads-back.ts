import type { CompiledFormScreen, CompiledWizard } from '../../compiled/screen.ts';
import { isInside, toQuestionPointer } from '../../core/pointer.ts';
import type { ScreenSource } from '../model/product.ts';
import { normalizeSteps } from '../model/screen/normalize-steps.ts';
import { outcomesOf } from './compile-request.ts';

/** Returns whether visitors read the answer to a question once more. */
export type ReadsBack = (question: { pointer: string }) => boolean;

/**
 * Returns the test whether visitors read an answer once more: in a review, in a text of the screen, or on the page after it.
 *
 * @param screen compiled, with or without its form
 */
export function readsBack(
  source: ScreenSource,
  screen: Pick<CompiledFormScreen, 'load' | 'submit' | 'values'> & Partial<CompiledWizard>,
): ReadsBack {
  const { steps = [] } = screen;
  const requests = [screen.load, screen.submit, ...steps.map(({ request }) => request)];
  const outcomes = outcomesOf(requests.flatMap((request) => request ?? []));
  const isReviewed = normalizeSteps(source).some(({ kind }) => kind === 'review');
  if (isReviewed || outcomes.some(({ showsReview }) => showsReview)) return () => true;
  const exits = steps.flatMap((step) => step.exits ?? []);
  const values = [
    ...(screen.values ?? []),
    ...[...outcomes, ...exits].flatMap(({ shows }) => shows ?? []),
  ];
  const pointers = values
    .filter(({ from }) => isInside(from, '/answers'))
    .map(({ from }) => toQuestionPointer(from.slice('/answers'.length)));
  return ({ pointer }) => pointers.includes(pointer);
}
