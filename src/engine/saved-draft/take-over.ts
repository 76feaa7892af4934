import type { CompiledForm } from '../../compiled/form.ts';
import { coerceAnswers } from '../../core/form/coerce-answers.ts';
import { indexForm } from '../../core/form/form-index.ts';
import { getAt, toQuestionPointer } from '../../core/pointer.ts';
import { replaceAllAt, replaceAt } from '../../core/replace-at.ts';
import type { Answers, DataSources } from '../form/answers.ts';

/**
 * Returns the answers with others in their place: those to questions of the form made to fit, all others as they are.
 *
 * @param changes by pointer; `undefined` or null for one that is gone
 */
export function takeOver(
  form: CompiledForm,
  answers: Answers,
  changes: ReadonlyMap<string, unknown>,
  dataSources: DataSources,
): Answers {
  const { byPointer } = indexForm(form);
  const changed = replaceAllAt(answers, changes);
  const fitting = coerceAnswers(form.questions, changed, dataSources);
  return [...changes.keys()]
    .filter((pointer) => byPointer.has(toQuestionPointer(pointer)))
    .reduce((after, pointer) => replaceAt(after, pointer, getAt(fitting, pointer)), changed);
}
