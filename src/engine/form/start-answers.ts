import type { CompiledForm } from '../../compiled/form.ts';
import { coerceAnswers } from '../../core/form/coerce-answers.ts';
import { fieldName, getAt } from '../../core/pointer.ts';
import type { Answers, DataSources } from './answers.ts';
import { normalizeAnswers } from './normalize-answers.ts';
import { withOpenedDefaults } from './opened-defaults.ts';

/** A default can open a question with a default; this limits the rounds until nothing changes. */
const maxRounds = 12;

/** Returns the answers that a form opens with: coerced to its questions, with its defaults. Those of other forms stay as they are. */
export function startAnswers(
  form: CompiledForm,
  answers: Answers,
  dataSources: DataSources,
): Answers {
  const own = new Set(form.questions.map(({ pointer }) => fieldName(pointer)));
  const others = Object.fromEntries(Object.entries(answers).filter(([name]) => !own.has(name)));
  const coerced = coerceAnswers(form.questions, answers, dataSources);
  // Null is a cleared answer, which gets no default.
  const isOpened = (pointer: string) => getAt(answers, pointer) !== null;
  let started = normalizeAnswers(form, { ...others, ...coerced }, dataSources);
  for (let round = 0; round < maxRounds; round++) {
    const withDefaults = withOpenedDefaults(form, started, dataSources, isOpened);
    const opened = form.proposer?.start(form, withDefaults, dataSources, answers) ?? withDefaults;
    if (opened === started) break;
    started = normalizeAnswers(form, opened, dataSources);
  }
  return started;
}
