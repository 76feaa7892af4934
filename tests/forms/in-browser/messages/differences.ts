import type { Question } from '../../../../src/compiled/question.ts';
import type { Answers } from '../../../../src/core/form/coerce-answers.ts';
import { isList } from '../../../../src/core/form/list-question.ts';
import { expandPointer, getAt } from '../../../../src/core/pointer.ts';

/** An answer that differs from the one on the page. */
export interface Difference {
  question: Question;
  pointer: string;
  /** The wanted answer; absent where the question is to be left open. */
  value?: unknown;
}

/** Returns the single answers that differ from the wanted ones. */
export const differences = (questions: Question[], shown: Answers, wanted: Answers): Difference[] =>
  questions
    .filter(({ calculated }) => !calculated)
    .flatMap((question) =>
      expandPointer(question.pointer, wanted)
        .map((pointer) => ({ question, pointer, value: getAt(wanted, pointer) }))
        .filter(({ pointer, value }) => !isList(question) && !isSame(getAt(shown, pointer), value)),
    );

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
