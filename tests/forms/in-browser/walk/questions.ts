import { expect } from 'vitest';
import { questionAt } from '../../../../src/analysis/form/answer-location.ts';
import type { Question } from '../../../../src/compiled/question.ts';
import { evaluateConditions } from '../../../../src/core/form/asked-questions.ts';
import type { Answers } from '../../../../src/core/form/coerce-answers.ts';
import { expandPointer, isInside } from '../../../../src/core/pointer.ts';
import type { AnswerLocation } from '../../../support/asked-locations.ts';
import { controlsOf, likenessKey } from '../form-page/find-control.ts';
import type { FormPage } from '../form-page/form-page.ts';

/** Expects the page to ask at exactly these locations, of all that the form has. */
export async function expectQuestions(
  formPage: FormPage,
  answers: Answers,
  asked: AnswerLocation[],
): Promise<void> {
  const { resolve } = evaluateConditions(formPage.form, answers, formPage.document);
  const shown = formPage.form.questions.filter(({ hidden }) => !hidden);
  const places = shown.flatMap((question) =>
    expandPointer(question.pointer, answers)
      .filter((pointer) => isInside(pointer, formPage.item))
      .map((pointer) => ({
        question: resolve(question, pointer),
        place: { pointer, questionPointer: question.pointer },
      })),
  );
  const times = new Map<string, number>();
  for (const place of asked) {
    const source = questionAt(formPage.form, place.questionPointer) as Question;
    const question = resolve(source, place.pointer);
    const key = likenessKey(formPage, { question, place });
    times.set(key, (times.get(key) ?? 0) + 1);
  }
  const expected = places.map((each) => ({
    at: each.place.pointer,
    times: times.get(likenessKey(formPage, each)) ?? 0,
  }));
  const seen = async () =>
    Promise.all(
      places.map(async ({ question, place }) => ({
        at: place.pointer,
        times: await controlsOf(formPage, question, place).count(),
      })),
    );
  await expect.poll(seen).toEqual(expected);
}
