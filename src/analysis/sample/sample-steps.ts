import type { Answers } from '../../core/coerce-answers.ts';
import type { StepModel } from '../product-model.ts';
import { isAbout } from './constraint.ts';
import { type SampleOptions, sampleAnswers } from './sample-answers.ts';

/**
 * Returns answers to each form on the way through steps. Answers of earlier steps decide which steps are skipped; a
 * constraint applies to the forms that ask for its fields.
 */
export function sampleSteps(steps: StepModel[], options: SampleOptions): Answers {
  let answers: Answers = {};
  for (const { form, when } of steps) {
    if (!form || (when && !options.validate(when, answers))) continue;
    const constraints = options.constraints?.filter((constraint) => isAbout(form, constraint));
    const own = sampleAnswers(form, { ...options, otherAnswers: answers, constraints });
    answers = { ...answers, ...own };
  }
  return answers;
}
