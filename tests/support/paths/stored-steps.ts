import { firstItemPointer } from '../../../src/analysis/form/answer-location.ts';
import type { ScreenModel } from '../../../src/analysis/product-model.ts';
import type { Answers } from '../../../src/core/coerce-answers.ts';
import { getAt, removeAt } from '../../../src/core/pointer.ts';
import type { WalkedStep } from './path.ts';

/**
 * Counts the steps whose answers can come from a draft instead of being typed again: those that an earlier walk has
 * typed, up to the first with a secret, which is never stored. The last step is always walked.
 *
 * @param earlier walks that have typed their steps; without them any step may be left out
 */
export function countStoredSteps(
  screen: ScreenModel,
  steps: WalkedStep[],
  earlier?: { steps: WalkedStep[] }[],
): number {
  if (!screen.draft) return 0;
  const secret = steps.findIndex((step) => secretsIn(screen, step).length > 0);
  const maximum = Math.min(steps.length - 1, secret === -1 ? steps.length : secret);
  const shared = earlier?.map((walk) => sameSteps(walk.steps, steps)) ?? [maximum];
  return Math.min(maximum, Math.max(0, ...shared));
}

/** Returns the answers without secrets, if the form is valid without them. */
export function withoutOptionalSecrets(
  screen: ScreenModel,
  shown: Map<string, Answers>,
): Map<string, Answers> {
  return new Map(
    [...shown].map(([id, answers]) => {
      const form = screen.steps.find((step) => step.id === id)?.form;
      const without = structuredClone(answers);
      for (const pointer of secretsIn(screen, { id, answers })) removeAt(without, pointer);
      return [id, form?.validate(without) ? without : answers] as const;
    }),
  );
}

/** Returns the pointers of a step's secret answers; of a list, in its first item. */
function secretsIn(
  { steps }: ScreenModel,
  { id, answers }: Pick<WalkedStep, 'id' | 'answers'>,
): string[] {
  const form = steps.find((step) => step.id === id)?.form;
  const secrets = (form?.questions ?? []).filter(({ secret }) => secret);
  return secrets
    .map((question) => firstItemPointer(question.pointer))
    .filter((pointer) => getAt(answers, pointer) !== undefined);
}

/** Counts the equal steps at the start of two walks. */
function sameSteps(one: WalkedStep[], other: WalkedStep[]): number {
  const key = ({ id, answers }: WalkedStep) => JSON.stringify([id, answers]);
  const differs = other.findIndex((step, index) => !one[index] || key(one[index]) !== key(step));
  return differs === -1 ? other.length : differs;
}
