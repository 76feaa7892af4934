import type { Question } from '../../compiled/question.ts';
import { isStored } from '../../core/draft/is-stored.ts';
import type { Answers } from '../../core/form/coerce-answers.ts';
import { isList } from '../../core/form/list-question.ts';
import { everyChoiceOf } from '../../core/form/variants.ts';
import { expandPointer, getAt } from '../../core/pointer.ts';
import type { FormModel, ScreenModel, StepModel } from '../product-model.ts';

/** An answer that a complete frozen draft contains: any answer to a question, or one of its choices. */
export interface DraftTarget {
  step: StepModel;
  form: FormModel;
  question: Question;
  /** The choice; absent where any answer will do. */
  value?: unknown;
}

/** Lists the contents of a complete draft of a screen. Neither secrets nor answers that nobody can change are stored. */
export function draftTargets({ steps }: ScreenModel): DraftTarget[] {
  return steps.flatMap((step) => {
    const { form } = step;
    if (!form) return [];
    return form.questions
      .filter((question) => isStored(question) && !isList(question))
      .flatMap((question): DraftTarget[] => [
        { step, form, question },
        ...(everyChoiceOf(question) ?? [])
          .filter(({ disabled, other }) => disabled === undefined && !other)
          .map(({ value }) => ({ step, form, question, value })),
      ]);
  });
}

/** Returns whether any of several visitors' answers contain a target. */
export function isCovered({ question, value }: DraftTarget, answers: Answers[]): boolean {
  return answers.some((one) =>
    expandPointer(question.pointer, one).some((pointer) => {
      const found = getAt(one, pointer);
      if (found === undefined) return false;
      if (value === undefined) return !(Array.isArray(found) && found.length === 0);
      return Array.isArray(found) ? found.includes(value) : found === value;
    }),
  );
}
