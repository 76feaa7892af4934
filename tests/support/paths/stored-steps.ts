import { firstItemPointer } from '../../../src/analysis/form/answer-location.ts';
import type { SampleData } from '../../../src/analysis/form/conditions.ts';
import type { ScreenModel } from '../../../src/analysis/product-model.ts';
import type { Question } from '../../../src/compiled/question.ts';
import type { Answers } from '../../../src/core/form/coerce-answers.ts';
import { fieldName, getAt, removeAt } from '../../../src/core/pointer.ts';
import { modelOf, type WalkedStep } from './path.ts';

/**
 * Counts the steps whose answers can come from a draft instead of being typed again: those that an earlier walk has
 * typed, up to the first with an answer that a draft does not hold. The last step is always walked.
 *
 * @param earlier walks that have typed their steps; without them any step may be left out
 */
export function countStoredSteps(
  screen: ScreenModel,
  steps: WalkedStep[],
  earlier?: { steps: WalkedStep[] }[],
): number {
  if (!screen.draft) return 0;
  const typed = steps.findIndex((step) => answersWith(screen, step, isNotKept).length > 0);
  const maximum = Math.min(steps.length - 1, typed === -1 ? steps.length : typed);
  const shared = earlier?.map((walk) => sameSteps(walk.steps, steps)) ?? [maximum];
  return Math.min(maximum, Math.max(0, ...shared));
}

/**
 * Returns the answers of a step that can come from a draft instead of being typed again: those to questions that depend
 * on no other and that an earlier walk has typed. A step with a snapshot of how it opens is left empty.
 */
export function storedAnswers(
  screen: ScreenModel,
  { id, answers, files }: WalkedStep,
  earlier: { steps: WalkedStep[] }[],
): Answers | undefined {
  const form = modelOf(screen, { id })?.form;
  if (!screen.draft || !form || files.opened || files.pressed) return undefined;
  const typed = earlier.flatMap((walk) => walk.steps.filter((step) => step.id === id));
  const dependent = form.questions.filter(
    (question) =>
      isNotKept(question) || question.askedWhen || question.exclude || question.clearedBy,
  );
  const typedOnly = new Set(dependent.map(({ pointer }) => fieldName(pointer)));
  const isTyped = (name: string, value: unknown) =>
    typed.some((step) => JSON.stringify(step.answers[name]) === JSON.stringify(value));
  return Object.fromEntries(
    Object.entries(answers).filter(([name, value]) => !typedOnly.has(name) && isTyped(name, value)),
  );
}

/** Returns the answers without secrets, if the form is valid without them. */
export function withoutOptionalSecrets(
  screen: ScreenModel,
  shown: Map<string, Answers>,
  data: SampleData,
): Map<string, Answers> {
  const all: Answers = Object.assign({}, ...shown.values());
  return new Map(
    [...shown].map(([id, answers]) => {
      const form = modelOf(screen, { id })?.form;
      const without = structuredClone(answers);
      for (const pointer of answersWith(screen, { id, answers }, isSecret))
        removeAt(without, pointer);
      const others = Object.entries(all).filter(([name]) => !Object.hasOwn(answers, name));
      const isValid = form?.validate({ ...Object.fromEntries(others), ...without }, data);
      return [id, isValid ? without : answers] as const;
    }),
  );
}

const isSecret = ({ secret }: Question): boolean => secret === true;

/** Returns whether a draft does not hold the whole answer: of a file that is sent with the form, it holds the name. */
const isNotKept = ({ secret, sentFiles }: Question): boolean =>
  secret === true || sentFiles !== undefined;

/** Returns the pointers of a step's answers to some questions; of a list, in its first item. */
function answersWith(
  screen: ScreenModel,
  { id, answers }: Pick<WalkedStep, 'id' | 'answers'>,
  isWanted: (question: Question) => boolean,
): string[] {
  const form = modelOf(screen, { id })?.form;
  return (form?.questions ?? [])
    .filter(isWanted)
    .map((question) => firstItemPointer(question.pointer))
    .filter((pointer) => getAt(answers, pointer) !== undefined);
}

/** Counts the equal steps at the start of two walks. */
function sameSteps(one: WalkedStep[], other: WalkedStep[]): number {
  const key = ({ id, answers }: WalkedStep) => JSON.stringify([id, answers]);
  const differs = other.findIndex((step, index) => !one[index] || key(one[index]) !== key(step));
  return differs === -1 ? other.length : differs;
}
