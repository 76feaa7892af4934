import type { CompiledWizard } from '../../compiled/screen.ts';
import { fieldName } from '../../core/pointer.ts';
import { type Answers, withEmptyValues } from '../form/answers.ts';
import type { Progress } from './steps.ts';
import { visibleSteps } from './steps.ts';

/** The answers that leave: those of skipped steps left out, and each question without an answer as the submit says. */
export function finalAnswers(
  { steps, submit }: Pick<CompiledWizard, 'steps' | 'submit'>,
  { answers, forms }: Progress,
): Answers {
  const asked = visibleSteps(steps, answers).flatMap(({ id }) => forms[id]?.questions ?? []);
  const names = new Set(asked.map(({ pointer }) => fieldName(pointer)));
  const kept = Object.fromEntries(Object.entries(answers).filter(([name]) => names.has(name)));
  if (submit.unanswered !== 'empty') return kept;
  return withEmptyValues(
    Object.values(forms).flatMap(({ questions }) => questions),
    kept,
  );
}
