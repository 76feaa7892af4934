import type { ReviewSection } from '../../core/review/review-sections.ts';
import type { ValueTexts } from '../host.tsx';

/** The key of the sent answers among the values that are passed on to a page; those of the values are pointers. */
export const reviewKey = 'review';

/** Reads the sent answers that were passed on to a page; `undefined` where there are none. */
export function readReview(values: ValueTexts): ReviewSection[] | undefined {
  const written = values[reviewKey];
  return written === undefined ? undefined : JSON.parse(written);
}
