import type { Answers } from '../../core/form/coerce-answers.ts';
import { type ConditionData, meetsCondition } from '../form/conditions.ts';
import type { FormModel, StepModel, ValidateValue } from '../product-model.ts';
import { constraintSetsFor, isAbout } from '../sample/constraint.ts';
import { sampleAnswers } from '../sample/sample-answers.ts';

/** An exit of a step, and answers to the step's form that take it. */
export interface TakenExit {
  leave: string;
  answers: Answers;
}

/** Lists the exits of a step that valid answers to its own form take, beside those to the steps before it. */
export function exitAnswers(
  { exits = [], form }: StepModel,
  { answers: otherAnswers, ...data }: ConditionData,
  validate: ValidateValue,
): TakenExit[] {
  if (!form) return [];
  return exits.flatMap(({ leave, when }, index) => {
    const sets = constraintSetsFor([{ pointer: '', if: when.answers ?? {}, holds: true }]);
    const answers = sets
      .map((set) => set.filter((constraint) => isAbout(form, constraint)))
      .map((constraints) => sampleAnswers(form, { ...data, validate, otherAnswers, constraints }))
      .find((each) => isTaken(form, each));
    return answers ? [{ leave, answers }] : [];

    function isTaken(asked: FormModel, own: Answers): boolean {
      const all = { ...data, answers: { ...otherAnswers, ...own } };
      const taken = exits.findIndex((exit) => meetsCondition(exit.when, all, validate));
      return asked.validate(all.answers, data) && taken === index;
    }
  });
}
