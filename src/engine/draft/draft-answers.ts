import jsonpointer from 'jsonpointer';
import { expandPointer, getAt } from '../../core/pointer.ts';
import { type Answers, withoutSecrets } from '../form/answers.ts';
import { type FormWithConditions, isAsked } from '../form/normalize-answers.ts';

interface Origin {
  secrets: string[];
  /** What the answers began with before the visitor gave any. */
  prefilled: Answers;
  /** The forms that the answers have met: others have not put in their defaults yet. */
  forms: FormWithConditions[];
}

/**
 * What of the answers may lie in a draft. One that the visitor took back stands as null where the prefill or a default
 * would bring it back.
 */
export function draftAnswers(answers: Answers, { secrets, prefilled, forms }: Origin): Answers {
  const kept = withoutSecrets(secrets, answers);
  for (const form of forms) {
    for (const pointer of clearedDefaults(form, answers)) jsonpointer.set(kept, pointer, null);
  }
  const left = { ...answers, ...kept };
  const takenBack = Object.keys(prefilled).filter((name) => !(name in left));
  return { ...kept, ...Object.fromEntries(takenBack.map((name) => [name, null])) };
}

/** Pointers of the questions on the page that have a default and no answer. */
const clearedDefaults = (form: FormWithConditions, answers: Answers): string[] =>
  form.questions
    .filter((question) => question.default !== undefined && !question.secret)
    .flatMap((question) =>
      expandPointer(question.pointer, answers).filter(
        (pointer) =>
          getAt(answers, pointer) === undefined && isAsked(form, question, pointer, answers),
      ),
    );
