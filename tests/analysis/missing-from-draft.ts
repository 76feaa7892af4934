import { draftTargets, isCovered } from '../../src/analysis/drafts/draft-targets.ts';
import type { ScreenModel } from '../../src/analysis/product-model.ts';
import type { Answers } from '../../src/core/form/coerce-answers.ts';

/** Describes each target that the draft of a screen does not contain yet. */
export const missingFromDraft = (screen: ScreenModel, answers: Answers[]): string[] =>
  draftTargets(screen)
    .filter((target) => !isCovered(target, answers))
    .map(({ question, value }) =>
      value === undefined ? question.pointer : `${question.pointer} = ${JSON.stringify(value)}`,
    );
