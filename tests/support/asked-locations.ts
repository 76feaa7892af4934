import type { SampleData } from '../../src/analysis/form/conditions.ts';
import type { FormModel } from '../../src/analysis/product-model.ts';
import { askedQuestions } from '../../src/core/form/asked-questions.ts';
import type { Answers } from '../../src/core/form/coerce-answers.ts';

/** A location in the answers. */
export interface AnswerLocation {
  pointer: string;
  /** The same as questions have it, with "-" for any item of a list. */
  questionPointer: string;
}

/** Lists the locations at which a form shows a question for these answers, lists themselves included. */
export const askedLocations = (
  form: FormModel,
  answers: Answers,
  data: SampleData = {},
): AnswerLocation[] =>
  askedQuestions(form, answers, data).flatMap(({ question, pointer }) =>
    question.hidden ? [] : [{ pointer, questionPointer: question.pointer }],
  );
