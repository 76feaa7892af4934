import type { Question } from '../../compiled/question.ts';
import { isObject } from '../../core/is-object.ts';
import { isInside } from '../../core/pointer.ts';
import { calculationNames, inputsOf } from '../model/calculation.ts';
import { answerPointer } from './calculations/calculated-questions.ts';
import type { FormPlan } from './plan/plan-form.ts';

/** Returns the question of a form at a question pointer. */
export const plannedQuestionAt = (
  plan: FormPlan | undefined,
  pointer: string,
): Question | undefined => plan?.questions.find((question) => question.pointer === pointer);

/**
 * Returns whether nobody gets past the steps of a wizard without an answer to a question of them: one that visitors have
 * to give, or one that is calculated whatever they leave out.
 *
 * @param plans the forms of the steps that nobody skips
 */
export function isAlwaysAnswered(plans: FormPlan[], pointer: string): boolean {
  return isThere(pointer, []);

  /** @param takenBy calculated questions that take the answer; one that takes its own has no result */
  function isThere(at: string, takenBy: string[]): boolean {
    const plan = plans.find((each) => plannedQuestionAt(each, at));
    const question = plannedQuestionAt(plan, at);
    if (!plan || !question || at.includes('/-') || takenBy.includes(at)) return false;
    const around = [...plan.questions, ...plan.groups].filter((one) => isInside(at, one.pointer));
    if (around.some(({ askedWhen }) => askedWhen !== undefined)) return false;
    const found = plan.calculated.find((one) => one.pointer === at);
    if (found) return hasResult(found.calculation, [...takenBy, at]);
    return (
      question.readOnly === undefined &&
      around.every(({ requiredWhen }) => requiredWhen?.some((way) => way.length === 0))
    );
  }

  function hasResult(calculation: object, takenBy: string[]): boolean {
    const [by] = calculationNames(calculation);
    const present = inputsOf(calculation).map(({ input }) => hasValue(input, takenBy));
    switch (by) {
      case 'count':
        return true;
      case 'sum':
      case 'min':
      case 'max':
      case 'first':
      case 'join':
        return present.includes(true);
      case 'product':
      case 'round':
        return !present.includes(false);
      case 'difference':
        return present[0] === true;
      default:
        // A quotient by 0 has none, nor the age before a day.
        return false;
    }
  }

  function hasValue(input: unknown, takenBy: string[]): boolean {
    if (typeof input === 'number') return true;
    if (isObject(input)) return hasResult(input, takenBy);
    const taken =
      typeof input === 'string' ? answerPointer(takenBy.at(-1) ?? '', input) : undefined;
    return taken !== undefined && isThere(taken, takenBy);
  }
}
