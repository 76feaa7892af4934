import type { AnswerLocation } from '../../src/analysis/form/answer-location.ts';
import type { FormModel } from '../../src/analysis/product-model.ts';
import type { SampleData } from '../../src/analysis/sample/meets-condition.ts';
import { askedQuestions } from '../../src/core/form/asked-questions.ts';
import type { Answers } from '../../src/core/form/coerce-answers.ts';

/** Lists the locations at which a form shows a question for these answers, lists themselves included. */
export const askedLocations = (
  form: FormModel,
  answers: Answers,
  data: SampleData = {},
): AnswerLocation[] =>
  askedQuestions(form, answers, data).flatMap(({ question, pointer }) =>
    question.hidden ? [] : [{ pointer, questionPointer: question.pointer }],
  );
