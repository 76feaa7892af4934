import type { AnswerLocation } from '../../src/analysis/form/answer-location.ts';
import type { FormModel } from '../../src/analysis/product-model.ts';
import { askedQuestions } from '../../src/core/asked-questions.ts';
import type { Answers } from '../../src/core/coerce-answers.ts';

/** Lists the locations at which a form asks a question for these answers, lists themselves included. */
export const askedLocations = (form: FormModel, answers: Answers): AnswerLocation[] =>
  askedQuestions(form, answers).map(({ question, pointer }) => ({
    pointer,
    questionPointer: question.pointer,
  }));
