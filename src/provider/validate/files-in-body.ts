import type { CompiledForm } from '../../compiled/form.ts';
import type { SentFiles } from '../../compiled/question.ts';
import type { Answers } from '../../core/form/coerce-answers.ts';
import { expandPointer, getAt } from '../../core/pointer.ts';

/** A file that goes with a body. */
export interface FileInBody {
  /** Pointer in the body of the answer that describes it, and name of the part with its content. */
  pointer: string;
  /** Its accepted kinds and size. */
  limits: SentFiles;
}

/**
 * Lists the files that go with a body: those of questions without an upload call of their own.
 *
 * @param inBody returns the pointer in the body of an answer; `undefined` where it is not there
 */
export const filesInBody = (
  { questions }: CompiledForm,
  answers: Answers,
  inBody: (pointer: string) => string | undefined,
): FileInBody[] =>
  questions.flatMap(({ pointer, type, sentFiles: limits }) => {
    if (!limits) return [];
    return expandPointer(`${pointer}${type === 'array' ? '/-' : ''}`, answers).flatMap((answer) => {
      const inside = inBody(answer);
      return inside === undefined || getAt(answers, answer) === undefined
        ? []
        : [{ pointer: inside, limits }];
    });
  });
