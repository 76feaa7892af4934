import type { CompiledForm, Question } from '../../compiled/form.ts';
import { removeUnasked } from '../../core/asked-questions.ts';
import { expandPointer, getAt } from '../../core/pointer.ts';
import { omitAt, replaceAt } from '../../core/replace-at.ts';
import type { Answers, DataSources } from './answers.ts';
import { completeGroups } from './groups.ts';
import { sortAnswers } from './sort-answers.ts';

/**
 * Returns the answers after the effects of a change: dependent answers emptied, excluded choices taken out, and answers
 * to questions that are not asked removed, until nothing changes any more. Unchanged values are not copied.
 *
 * @param answers all answers, also those of other steps, which stay as they are
 * @param before the answers before the change; without them no "clearedBy" applies
 */
export function normalizeAnswers(
  form: CompiledForm,
  answers: Answers,
  dataSources: DataSources,
  before?: Answers,
): Answers {
  let next = answers;
  for (const question of form.questions) {
    if (before) next = resetDependent(question, next, dataSources, before);
    next = removeExcluded(question, next, dataSources);
  }
  const asked = removeUnasked(form, completeGroups(form, next));
  return completeGroups(form, sortAnswers(form.schema, asked));
}

function resetDependent(
  { pointer, resetWhenChanges }: Question,
  answers: Answers,
  dataSources: DataSources,
  before: Answers,
): Answers {
  if (!resetWhenChanges) return answers;
  const now = getAt({ ...dataSources, answers }, resetWhenChanges);
  const was = getAt({ ...dataSources, answers: before }, resetWhenChanges);
  return now === was ? answers : expandPointer(pointer, answers).reduce(omitAt<Answers>, answers);
}

function removeExcluded(
  { pointer, exclude }: Question,
  answers: Answers,
  dataSources: DataSources,
): Answers {
  if (!exclude) return answers;
  const excluded = getAt({ ...dataSources, answers }, exclude);
  if (excluded === undefined) return answers;
  return expandPointer(pointer, answers).reduce((next, at) => {
    const value = getAt(next, at);
    if (value === excluded) return omitAt(next, at);
    if (!Array.isArray(value) || !value.includes(excluded)) return next;
    return replaceAt(
      next,
      at,
      value.filter((choice) => choice !== excluded),
    );
  }, answers);
}
