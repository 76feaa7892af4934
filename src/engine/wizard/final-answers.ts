import type { CompiledWizard } from '../../compiled/screen.ts';
import { fieldName } from '../../core/pointer.ts';
import { type Answers, withEmptyValues } from '../form/answers.ts';
import { type Progress, type StepContext, visibleSteps } from './steps.ts';

/**
 * Returns the answers to send: those of visible steps, and with `unanswered: "empty"` an empty value for every other
 * question.
 *
 * @param progress its forms are those of all steps, skipped ones included
 */
export function finalAnswers(
  { submit }: Pick<CompiledWizard, 'submit'>,
  context: StepContext,
  { answers, forms }: Progress,
): Answers {
  const asked = visibleSteps(context, answers).flatMap(({ id }) => forms[id]?.questions ?? []);
  const names = new Set(asked.map(({ pointer }) => fieldName(pointer)));
  const sent = Object.fromEntries(Object.entries(answers).filter(([name]) => names.has(name)));
  if (submit.unanswered !== 'empty') return sent;
  const questions = Object.values(forms).flatMap((form) => form.questions);
  return withEmptyValues(questions, sent);
}
