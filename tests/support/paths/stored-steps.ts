import { firstItemPointer } from '../../../src/analysis/form/answer-location.ts';
import type { ScreenModel } from '../../../src/analysis/product-model.ts';
import type { Answers } from '../../../src/core/coerce-answers.ts';
import { getAt, removeAt } from '../../../src/core/pointer.ts';
import type { WalkedStep } from './path.ts';

/**
 * How many steps can be left to the browser's memory, so that nothing is typed twice for nothing: those that an earlier
 * walk has typed, up to the first that holds an answer which is never stored. The last step is always walked.
 *
 * @param earlier walks that have typed their steps; without them any step may be left out
 */
export function storedSteps(
  screen: ScreenModel,
  steps: WalkedStep[],
  earlier?: { steps: WalkedStep[] }[],
): number {
  if (!screen.draft) return 0;
  const secret = steps.findIndex((step) => secretsIn(screen, step).length > 0);
  const most = Math.min(steps.length - 1, secret === -1 ? steps.length : secret);
  const typed = earlier?.map((walk) => sameSteps(walk.steps, steps)) ?? [most];
  return Math.min(most, Math.max(0, ...typed));
}

/** The answers without those that are never stored, where a form is valid without them. */
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

/** Places of secret answers in a step, in the first item of a list. */
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

/** How many steps two walks have in common from their start. */
function sameSteps(one: WalkedStep[], other: WalkedStep[]): number {
  const key = ({ id, answers }: WalkedStep) => JSON.stringify([id, answers]);
  const differs = other.findIndex((step, index) => !one[index] || key(one[index]) !== key(step));
  return differs === -1 ? other.length : differs;
}
