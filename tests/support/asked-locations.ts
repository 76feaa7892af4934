import type { AnswerLocation } from '../../src/analysis/form/answer-location.ts';
import type { FormModel } from '../../src/analysis/product-model.ts';
import { askedQuestions } from '../../src/core/asked-questions.ts';
import type { Answers } from '../../src/core/coerce-answers.ts';

/** Lists the locations at which a form shows a question for these answers, lists themselves included. */
export const askedLocations = (form: FormModel, answers: Answers): AnswerLocation[] =>
  askedQuestions(form, answers).flatMap(({ question, pointer }) =>
    question.hidden ? [] : [{ pointer, questionPointer: question.pointer }],
  );
