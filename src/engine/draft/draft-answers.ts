import type { CompiledForm } from '../../compiled/form.ts';
import { isStored } from '../../core/draft/is-stored.ts';
import { askedQuestions } from '../../core/form/asked-questions.ts';
import { getAt, setAt, toPointer } from '../../core/pointer.ts';
import { type Answers, type DataSources, withoutUnstored } from '../form/answers.ts';

interface Origin {
  /** Question pointers of the answers that may not be stored. */
  unstored: string[];
  /** The answers before the visitor gave any. */
  prefilled: Answers;
  /** The forms that the answers were coerced to; other forms have not set their defaults yet. */
  forms: CompiledForm[];
  /** Returns the data sources of a form. */
  sourcesOf: (form: CompiledForm) => Partial<DataSources>;
}

/** Returns the answers that a draft stores. A cleared answer is null where the prefill or a default would bring it back. */
export function draftAnswers(answers: Answers, origin: Origin): Answers {
  const { unstored, prefilled, forms, sourcesOf } = origin;
  const stored = withoutUnstored(unstored, answers);
  for (const form of forms) {
    for (const pointer of clearedDefaults(form, answers, sourcesOf(form))) {
      setAt(stored, pointer, null);
    }
  }
  const present = { ...answers, ...stored };
  const cleared = Object.keys(prefilled).filter(
    (name) => !(name in present) && !unstored.includes(toPointer([name])),
  );
  return { ...stored, ...Object.fromEntries(cleared.map((name) => [name, null])) };
}

/** Returns the pointers of asked questions that have a default, or a proposal, and no answer. */
function clearedDefaults(
  form: CompiledForm,
  answers: Answers,
  dataSources: Partial<DataSources>,
): string[] {
  return askedQuestions(form, answers, dataSources)
    .filter(({ question, pointer }) => {
      const start = form.proposer?.at(pointer, answers, dataSources) ?? question.default;
      return start !== undefined && isStored(question) && getAt(answers, pointer) === undefined;
    })
    .map(({ pointer }) => pointer);
}
