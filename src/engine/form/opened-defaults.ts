import type { Question } from '../../compiled/question.ts';
import { evaluateConditions } from '../../core/form/asked-questions.ts';
import type { AskingForm } from '../../core/form/form-index.ts';
import { everyContentOf } from '../../core/form/variants.ts';
import { expandPointer, getAt } from '../../core/pointer.ts';
import { replaceAt } from '../../core/replace-at.ts';
import type { Answers, DataSources } from './answers.ts';

/**
 * Returns the answers with the default of each asked question, and the fewest items of each list, where there is no
 * answer.
 *
 * @param isOpened whether a question at a pointer gets its default, rather than being one that was emptied; it takes the
 *   question also with the content of the branches that apply
 */
export function withOpenedDefaults(
  form: AskingForm,
  answers: Answers,
  dataSources: Partial<DataSources>,
  isOpened: (pointer: string, question: Question, resolved: Question) => boolean,
): Answers {
  let next = answers;
  for (const question of startingQuestions(form)) {
    for (const pointer of expandPointer(question.pointer, next)) {
      if (getAt(next, pointer) !== undefined) continue;
      const { isAsked, resolve } = evaluateConditions(form, next, dataSources);
      const resolved = resolve(question, pointer);
      const start = startOf(resolved);
      if (start === undefined || !isAsked(pointer)) continue;
      if (!isOpened(pointer, question, resolved)) continue;
      next = replaceAt(next, pointer, structuredClone(start));
    }
  }
  return next;
}

const known = new WeakMap<AskingForm, Question[]>();

/** Returns the questions that do not start empty, in some branch at least; computed once for each form. */
export function startingQuestions(form: AskingForm): Question[] {
  const questions =
    known.get(form) ??
    form.questions.filter((question) =>
      everyContentOf(question).some(
        (content) => startOf({ ...question, ...content }) !== undefined,
      ),
    );
  known.set(form, questions);
  return questions;
}

function startOf({ minItems, default: value, choices }: Question): unknown {
  if (minItems !== undefined && value === undefined) {
    return Array.from({ length: minItems });
  }
  if (!choices || value === undefined) return value;
  const offered = choices.map((choice) => choice.value);
  return [value].flat().every((one) => offered.includes(one)) ? value : undefined;
}
