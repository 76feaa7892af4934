import { expect } from 'vitest';
import { type AnswerLocation, questionAt } from '../../../../src/analysis/form/answer-location.ts';
import type { Question } from '../../../../src/compiled/form.ts';
import type { Answers } from '../../../../src/core/coerce-answers.ts';
import { expandPointer } from '../../../../src/core/pointer.ts';
import { controlsOf, lookAlike } from '../drive/find.ts';
import type { Driven } from '../drive/question.ts';

/** Just these places ask something on the page, of all at which the form could. */
export async function expectQuestions(
  driven: Driven,
  answers: Answers,
  asked: AnswerLocation[],
): Promise<void> {
  const places = driven.form.questions.flatMap((question) =>
    expandPointer(question.pointer, answers).map((pointer) => ({
      question,
      place: { pointer, questionPointer: question.pointer },
    })),
  );
  const expected = places.map(({ question, place }) => ({
    at: place.pointer,
    times: asked.filter((other) => {
      const its = questionAt(driven.form, other.questionPointer) as Question;
      return lookAlike(driven, { question, place }, { question: its, place: other });
    }).length,
  }));
  const seen = async () =>
    Promise.all(
      places.map(async ({ question, place }) => ({
        at: place.pointer,
        times: (await controlsOf(driven, question, place)).length,
      })),
    );
  await expect.poll(seen, { timeout: 5000 }).toEqual(expected);
}
