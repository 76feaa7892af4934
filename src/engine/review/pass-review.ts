import type { ValueTexts } from '../host.tsx';
import type { ScreenAnswers } from '../text/value-texts.ts';
import { reviewKey } from './read-review.ts';
import { type ReviewContext, reviewSections } from './review-sections.ts';

/** Writes the sent answers for the page that shows them. */
export const passReview = (progress: ScreenAnswers, context: ReviewContext): ValueTexts => ({
  [reviewKey]: JSON.stringify(reviewSections(progress, context)),
});
