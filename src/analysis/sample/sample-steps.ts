import type { Answers } from '../../core/form/coerce-answers.ts';
import { shownStepsOf } from '../form/shown-steps.ts';
import type { StepModel } from '../product-model.ts';
import { constraintSetsFor, isAbout, type SchemaConstraint } from './constraint.ts';
import { sampleAnswers } from './sample-answers.ts';
import type { SampleOptions } from './sample-options.ts';

/**
 * Returns answers to each form on the way through steps. Answers of earlier steps decide which steps are skipped; a
 * constraint applies to the forms that ask for its fields.
 */
export function sampleSteps(steps: StepModel[], options: SampleOptions): Answers {
  let answers: Answers = {};
  const constraints = [...(options.constraints ?? []), ...stayingConstraints(steps)];
  for (const step of steps) {
    const { form } = step;
    const shown = shownStepsOf(step, { ...options, answers }, options.validate);
    if (!form || shown.length === 0) continue;
    const about = constraints.filter((constraint) => isAbout(form, constraint));
    const own = sampleAnswers(form, { ...options, otherAnswers: answers, constraints: about });
    answers = { ...answers, ...own };
  }
  return answers;
}

/** Returns constraints on the answers with which no step is left by an exit that answers decide. */
export const stayingConstraints = (steps: Pick<StepModel, 'exits'>[]): SchemaConstraint[] =>
  steps.flatMap(({ exits = [] }) =>
    exits.flatMap(
      ({ when }) =>
        constraintSetsFor([{ pointer: '', if: when.answers ?? {}, holds: false }])[0] ?? [],
    ),
  );
