import type { CompiledForm, UnlistedTexts } from '../../compiled/form.ts';
import type { CompiledStep, CompiledWizard } from '../../compiled/screen.ts';
import { fieldName } from '../../core/pointer.ts';
import { findProblems } from '../../core/rules/find-problems.ts';
import {
  exitFrom,
  itemsOf,
  knownAnswers,
  type StepContext,
  shownSteps,
  sourcesFor,
} from '../../core/steps/shown-steps.ts';
import type { Texts } from '../../definition/texts.ts';
import { type Answers, type DataSources, withEmptyValues } from '../form/answers.ts';
import { normalizeAnswers } from '../form/normalize-answers.ts';
import { startAnswers } from '../form/start-answers.ts';
import type { TextFiller } from '../text/text-filler.ts';

/** The answers of all steps, and the forms of the steps that were opened so far, by step id. */
export interface Progress {
  answers: Answers;
  forms: Readonly<Record<string, CompiledForm>>;
  /** The answers of all steps when a form was last opened or passed, by step id. */
  followed?: Readonly<Record<string, Answers>> | undefined;
  /** Texts in place of answers; each holds up its step. */
  unlisted?: UnlistedTexts | undefined;
}

/** Loads a step's form; `undefined` for a review. */
export type LoadForm = (step: CompiledStep) => Promise<CompiledForm | undefined>;

export interface StepLoader extends StepContext {
  loadForm: LoadForm;
  texts: Texts;
  /** Present where texts of the wizard show values. */
  filler?: TextFiller | undefined;
}

/** Makes the load calls of steps, and fits answers to their responses. */
export interface StepDataLoader {
  /**
   * Loads the data of a step.
   *
   * @param answers those of the steps before it
   * @returns whether the call failed, so that the step can't open
   */
  load: (step: CompiledStep, answers: Answers) => Promise<boolean>;
  /** Drops the data of a step that is skipped. */
  forget: (step: CompiledStep) => void;
  fit: (form: CompiledForm, answers: Answers, dataSources: DataSources) => Answers;
}

export interface OpenedStep extends Progress {
  step: CompiledStep;
  /** Whether its load call failed. */
  failed?: true;
}

/**
 * Opens the requested step (the next one where it is skipped or has no such item), or the first step before it that is not
 * valid yet, or that the answers leave by an exit. Walks from the front and loads the forms on the way: no form behind the
 * opened step is loaded. Answers are coerced to each form that loads for the first time.
 *
 * @param requested id of a step, that of one that is repeated for its first item; the first step where it is missing or
 *   unknown
 * @param data present where steps have load calls
 */
export async function openStep(
  loader: StepLoader,
  progress: Progress,
  requested: string | undefined,
  data?: StepDataLoader,
): Promise<OpenedStep> {
  const { steps, loadForm, texts } = loader;
  const { unlisted } = progress;
  let { answers, forms, followed } = progress;
  const isInvalid = ({ item }: CompiledStep, form: CompiledForm): boolean => {
    const own = item?.formOf(form) ?? form;
    const dataSources = sourcesFor(form, answers, loader);
    return (
      findProblems(own, answers, texts, dataSources).length > 0 ||
      own.unlistedTexts?.holdUp(own, unlisted, answers, dataSources) === true
    );
  };
  let last: CompiledStep | undefined;
  // The step of an item has the name of the repeated one: "opinions/2".
  const name = requested?.split('/')[0];
  let reached = !steps.some(({ id }) => id === name);
  for (const step of steps) {
    const items = itemsOf(step, loader, answers);
    if (!items) {
      reached ||= step.id === name;
      data?.forget(step);
      continue;
    }
    if (step.request) {
      const earlier = knownAnswers(loader, answers, steps.indexOf(step));
      if (await data?.load(step, earlier)) return { step, answers, forms, followed, failed: true };
    }
    const form = forms[step.id] ?? (await loadForm(step));
    if (form) {
      const dataSources = sourcesFor(form, answers, loader);
      if (data && forms[step.id]) answers = data.fit(form, answers, dataSources);
      answers = forms[step.id]
        ? followEarlierSteps(step, form, { answers, forms, followed }, loader)
        : startAnswers(form, answers, dataSources);
      forms = { ...forms, [step.id]: form };
      followed = { ...followed, [step.id]: answers };
    }
    for (const one of items) {
      last = one;
      reached ||= requested === step.id || requested === one.id;
      reached ||= form !== undefined && isInvalid(one, form);
      if (reached) break;
    }
    if (reached || exitFrom(loader, answers, step) !== undefined) break;
    reached = step.id === name;
  }
  if (!last) throw new Error('Every step of this wizard is skipped.');
  return { step: last, answers, forms, followed };
}

/** Returns the answers of a form that was open before, after changes in earlier steps. */
function followEarlierSteps(
  step: CompiledStep,
  form: CompiledForm,
  { answers, followed }: Progress,
  context: StepContext,
): Answers {
  const before = answersBefore(step, answers, followed);
  const dataSources = sourcesFor(form, answers, context);
  return normalizeAnswers(form, answers, dataSources, before, sourcesFor(form, before, context));
}

/** Returns the answers before the earlier steps changed; the form itself has followed changes of its own answers. */
function answersBefore(
  { id, fields }: CompiledStep,
  answers: Answers,
  followed: Progress['followed'],
): Answers {
  const before: Answers = { ...(followed?.[id] ?? answers) };
  for (const name of fields) {
    delete before[name];
    if (name in answers) before[name] = answers[name];
  }
  return before;
}

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
  const asked = shownSteps(context, answers).flatMap(({ id }) => forms[id]?.questions ?? []);
  const names = new Set(asked.map(({ pointer }) => fieldName(pointer)));
  const sent = Object.fromEntries(Object.entries(answers).filter(([name]) => names.has(name)));
  if (submit.unanswered !== 'empty') return sent;
  const questions = Object.values(forms).flatMap((form) => form.questions);
  return withEmptyValues(questions, sent);
}
