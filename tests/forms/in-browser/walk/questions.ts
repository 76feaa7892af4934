import { expect } from 'vitest';
import { type AnswerLocation, questionAt } from '../../../../src/analysis/form/answer-location.ts';
import type { Question } from '../../../../src/compiled/form.ts';
import type { Answers } from '../../../../src/core/coerce-answers.ts';
import { expandPointer } from '../../../../src/core/pointer.ts';
import { areAlike, controlsOf } from '../form-page/find-control.ts';
import type { FormPage } from '../form-page/form-page.ts';

/** Expects the page to ask at exactly these locations, of all that the form has. */
export async function expectQuestions(
  formPage: FormPage,
  answers: Answers,
  asked: AnswerLocation[],
): Promise<void> {
  const places = formPage.form.questions.flatMap((question) =>
    expandPointer(question.pointer, answers).map((pointer) => ({
      question,
      place: { pointer, questionPointer: question.pointer },
    })),
  );
  const expected = places.map(({ question, place }) => ({
    at: place.pointer,
    times: asked.filter((other) => {
      const its = questionAt(formPage.form, other.questionPointer) as Question;
      return areAlike(formPage, { question, place }, { question: its, place: other });
    }).length,
  }));
  const seen = async () =>
    Promise.all(
      places.map(async ({ question, place }) => ({
        at: place.pointer,
        times: await controlsOf(formPage, question, place).count(),
      })),
    );
  await expect.poll(seen, { timeout: 5000 }).toEqual(expected);
}
