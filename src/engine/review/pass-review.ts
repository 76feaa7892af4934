import type { Question } from '../../compiled/question.ts';
import { expandPointer } from '../../core/pointer.ts';
import { reviewBlocks } from '../../core/review/review-blocks.ts';
import { type ReviewContext, reviewSections } from '../../core/review/review-sections.ts';
import type { ScreenAnswers } from '../../core/steps/screen-answers.ts';
import type { ValueTexts } from '../host.tsx';
import { reviewKey } from './read-review.ts';

/** Writes the sent answers for the page that shows them. */
export const passReview = (progress: ScreenAnswers, context: ReviewContext): ValueTexts => ({
  [reviewKey]: JSON.stringify(reviewSections(progress, context)),
});

/** Returns the questions of a review, and those that name the items of lists, by the pointers of their answers. */
export function reviewedQuestions(
  { answers, visible, forms }: ScreenAnswers,
  { texts, sourcesOf }: ReviewContext,
): Map<string, Question> {
  const all = visible.flatMap(({ id, item }) => forms[item?.step ?? id] ?? []);
  return new Map(
    all.flatMap((form) => {
      const rows = reviewBlocks(form, answers, texts, sourcesOf(form)).flatMap(({ rows }) => rows);
      const names = form.questions
        .filter(({ itemKey, secret }) => itemKey && !secret)
        .flatMap((question) =>
          expandPointer(question.pointer, answers).map((pointer) => ({ question, pointer })),
        );
      return [...rows, ...names].map(({ pointer, question }) => [pointer, question] as const);
    }),
  );
}
