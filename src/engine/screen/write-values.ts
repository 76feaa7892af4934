import type { CompiledOutcome, CompiledSubmit } from '../../compiled/call.ts';
import type { CompiledForm } from '../../compiled/form.ts';
import type { ScreenAnswers } from '../../core/steps/screen-answers.ts';
import { loadOptional } from '../../core/within.ts';
import type { DataSources } from '../form/answers.ts';
import type { ValueTexts } from '../host.tsx';
import type { SubmitEnvironment } from '../submit/submission.ts';

/** Loads the code that writes values as texts; ahead of time where a page of an exit shows some. */
export const loadValueTexts = () => loadOptional(() => import('../text/value-texts.ts'));

/**
 * Returns a function that writes for a reader what the page at a "go" shows: values, and all answers with their questions.
 * Where its code can't be loaded, the page has other words, and no answers.
 *
 * @param submit has the code that writes the answers
 * @param sourcesOf returns the data sources of a form, where those of the environment are not all
 */
export const valueWriter =
  (
    { dataSources, texts, filler }: SubmitEnvironment,
    progress: () => ScreenAnswers,
    { loadReview }: Pick<CompiledSubmit, 'loadReview'>,
    sourcesOf: (form: CompiledForm) => DataSources = () => dataSources,
  ) =>
  async (
    { shows, showsReview, shownFrom }: Pick<CompiledOutcome, 'shows' | 'showsReview' | 'shownFrom'>,
    response?: unknown,
  ): Promise<ValueTexts> => {
    const answered = progress();
    const [values, review, originals] = await Promise.all([
      shows && loadValueTexts(),
      showsReview && loadReview && loadOptional(loadReview as () => Promise<ReviewCode>),
      shownFrom === undefined ? undefined : loadOptional(() => import('./originals.ts')),
    ]);
    const language = String(dataSources.language);
    const reader = { dataSources: { ...dataSources, response }, texts, language };
    const written = shows && values?.valueTexts(shows, answered, reader);
    const context = { texts, language, filler, sourcesOf };
    return {
      ...written,
      ...(showsReview && review?.passReview(answered, context)),
      ...(shownFrom !== undefined &&
        originals?.passOriginals(
          shownFrom,
          Object.keys(written ?? {}),
          answered,
          reader,
          showsReview && review?.reviewedQuestions(answered, context),
        )),
    };
  };

type ReviewCode = typeof import('../review/pass-review.ts');
