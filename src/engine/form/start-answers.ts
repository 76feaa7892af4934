import type { CompiledForm } from '../../compiled/form.ts';
import { coerceAnswers } from '../../core/coerce-answers.ts';
import { fieldName } from '../../core/pointer.ts';
import { type Answers, type DataSources, withDefaults } from './answers.ts';
import { normalizeAnswers } from './normalize-answers.ts';

/** Returns the answers that a form opens with: coerced to its questions, with its defaults. Those of other forms stay as they are. */
export function startAnswers(
  form: CompiledForm,
  answers: Answers,
  dataSources: DataSources,
): Answers {
  const own = new Set(form.questions.map(({ pointer }) => fieldName(pointer)));
  const others = Object.fromEntries(Object.entries(answers).filter(([name]) => !own.has(name)));
  const coerced = coerceAnswers(form.questions, answers, dataSources);
  const started = withDefaults(form.questions, coerced, answers);
  return normalizeAnswers(form, { ...others, ...started }, dataSources);
}
