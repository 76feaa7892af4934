import type { CompiledForm } from '../../compiled/form.ts';
import type { CompiledExit, CompiledStep } from '../../compiled/screen.ts';
import { type Answers, type DataSources, followsAnswers } from '../form/coerce-answers.ts';
import { withoutNulls } from '../form/without-nulls.ts';

/** The steps of a wizard, and the data that their conditions read beside the answers. */
export interface StepContext {
  steps: CompiledStep[];
  dataSources: DataSources;
}

/**
 * Returns the visible steps, and for a repeated one a step for each item. Answers of skipped steps, and cleared answers
 * (stored as null until their form loads), do not affect later `when` conditions.
 */
export const visibleSteps = (context: StepContext, answers: Answers): CompiledStep[] =>
  walkSteps(context, answers).shown.flatMap(({ items }) => items);

/** Returns the steps that are not skipped. One that is repeated is there once, where it has an item. */
export const shownSteps = (context: StepContext, answers: Answers): CompiledStep[] =>
  walkSteps(context, answers).shown.map(({ step }) => step);

/** Returns the shown steps, each with the steps of its items or as the only one, and the answers of these steps alone. */
function walkSteps({ steps, dataSources }: StepContext, answers: Answers) {
  const all = withoutNulls(answers);
  const known: Answers = {};
  const shown = steps.flatMap((step) => {
    const document = { ...dataSources, answers: known };
    if (step.when && !step.when(document)) return [];
    const items = step.itemSteps?.(step, document) ?? [step];
    if (items.length === 0) return [];
    for (const name of step.fields) if (name in all) known[name] = all[name];
    return [{ step, items }];
  });
  return { shown, known };
}

/** Returns the exit by which the answers leave a step, instead of going on to the next one. */
export function exitFrom(
  context: StepContext,
  answers: Answers,
  step: CompiledStep,
): CompiledExit | undefined {
  if (!step.exits) return undefined;
  const { steps, dataSources } = context;
  const known = knownAnswers(context, answers, steps.indexOf(step) + 1);
  return step.exits.find(({ when }) => when({ ...dataSources, answers: known }));
}

/** Returns the answers of the first steps of a wizard, without those of skipped ones. */
export const knownAnswers = (
  { steps, dataSources }: StepContext,
  answers: Answers,
  count: number,
) => walkSteps({ steps: steps.slice(0, count), dataSources }, answers).known;

/** Returns a step's position among the visible ones, and its neighbours. */
export function neighbours(context: StepContext, answers: Answers, id: string) {
  const visible = visibleSteps(context, answers);
  const index = visible.findIndex((step) => step.id === id);
  return { visible, index, previous: visible[index - 1], next: visible[index + 1] };
}

/**
 * Returns the data sources of a step's form. For its calculations, also of limits, for choices from answers, for the "when"
 * of questions, and for conditions and rules, the answers of skipped steps are missing.
 */
export function sourcesFor(
  { calculateAnswers, proposer, readsData, readsSteps, questions }: CompiledForm,
  answers: Answers,
  context: StepContext,
): DataSources {
  const { steps, dataSources } = context;
  const reads = calculateAnswers ?? proposer ?? readsData ?? readsSteps;
  const followsOthers = questions.some((one) => followsAnswers(one) || one.calculatedLimits);
  if (!reads && !followsOthers) return dataSources;
  const shown = shownSteps(context, answers);
  const skipped = steps.filter((step) => !shown.includes(step)).flatMap(({ fields }) => fields);
  return { ...dataSources, skipped };
}

/** Returns the steps of the items of a step, or the step as the only one; `undefined` where it is skipped. */
export const itemsOf = (
  step: CompiledStep,
  context: StepContext,
  answers: Answers,
): CompiledStep[] | undefined =>
  walkSteps(context, answers).shown.find((one) => one.step === step)?.items;
