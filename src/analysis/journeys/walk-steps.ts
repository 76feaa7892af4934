import type { CompiledWizard } from '../../compiled/screen.ts';
import { askedQuestions } from '../../core/form/asked-questions.ts';
import type { Answers } from '../../core/form/coerce-answers.ts';
import { getAt } from '../../core/pointer.ts';
import { messageAt } from '../../engine/form/form-state.ts';
import type { FormStore } from '../../engine/form/form-store.ts';
import type { ScreenEnvironment } from '../../engine/screen/environment.ts';
import { until } from '../../engine/state/store.ts';
import { WizardStore } from '../../engine/wizard/wizard-store.ts';

/** Messages of the fields that prevent submitting, by pointer. */
type FieldMessages = Record<string, string>;

/** The reason why a form was not submitted. */
export interface Stop {
  /** Id of the step; empty for a form screen. */
  step: string;
  /** Messages that visitors read. */
  rejected: FieldMessages;
  /** Fields of the journey's answers that the form does not ask for; nothing was submitted then. */
  unasked: string[];
}

/** The questions that each form asks once it is filled in, by the id of its step; empty for a form screen. */
export type AskedBySteps = Record<string, string[]>;

/** Returns the pointers of the questions that a form asks. */
export const askedIn = ({ form, state, dataSources }: FormStore): string[] => [
  ...new Set(
    askedQuestions(form, state.answers, dataSources).map(({ question }) => question.pointer),
  ),
];

/** Answers one question after the other, in the order in which they are asked, and presses the button. */
export function fillIn(form: FormStore, answers: Answers, step = ''): Stop | undefined {
  // A list is answered as a whole: no pointer of its items' questions leads to a value.
  for (const { pointer } of form.form.questions) {
    const answer = getAt(answers, pointer);
    if (answer !== undefined) form.answer(pointer, answer ?? undefined);
  }
  const unasked = Object.keys(answers).filter((name) => !(name in form.state.answers));
  if (unasked.length > 0) return { step, rejected: {}, unasked };
  if (form.attemptSubmit()) return undefined;
  const messages = form.state.problems.all.flatMap(({ pointer }) => {
    const message = messageAt(form.state, pointer);
    return message === undefined ? [] : [[pointer, message] as const];
  });
  return { step, rejected: Object.fromEntries(messages), unasked };
}

/** Returns the store of a wizard that is not drawn: its forms need no widgets. */
export const createWizard = (screen: CompiledWizard, environment: ScreenEnvironment): WizardStore =>
  new WizardStore(screen, {
    ...environment,
    loadForm: async ({ load }) => load?.(),
    readyForm: async (form) => ({ form, widgets: {}, templates: {}, fields: {} }),
  });

/** Visits of each step on average, after which a journey is given up. */
const maxVisits = 3;

/**
 * Walks a wizard from its first step to its last one, and submits it, or until it leaves for another page.
 *
 * @param left settles when it leaves
 */
export async function walkSteps(
  wizard: WizardStore,
  answers: Record<string, Answers>,
  left = new Promise<void>(() => {}),
): Promise<{ openedSteps: string[]; asked: AskedBySteps; stop?: Stop }> {
  followSteps(wizard);
  const openedSteps: string[] = [];
  const asked: AskedBySteps = {};
  for (;;) {
    const view = await Promise.race([stepAfter(wizard, openedSteps.at(-1)), left]);
    if (!view) return { openedSteps, asked };
    const { id } = view.step;
    openedSteps.push(id);
    // Answers of a step can make an earlier one invalid, which then opens again.
    if (openedSteps.length > maxVisits * wizard.state.visible.length) {
      throw new Error(`The step "${id}" opens again and again.`);
    }
    const name = view.step.item?.step ?? id;
    const stop = view.form && fillIn(view.form.store, answers[name] ?? {}, name);
    if (view.form) asked[name] = askedIn(view.form.store);
    if (stop) return { openedSteps, asked, stop };
    const isLast = wizard.state.visible.at(-1)?.id === id;
    wizard.next();
    if (!isLast) continue;
    await until(wizard.submission, ({ sending, leavingTo }) => !sending || leavingTo !== undefined);
    return { openedSteps, asked };
  }
}

/**
 * Opens the steps that a wizard asks for, in the place of the address of a page.
 *
 * @param requested the step that the address names at first
 */
export function followSteps(wizard: WizardStore, requested?: string): void {
  let drop = () => {};
  const open = (step: string | undefined, from: string | undefined) => {
    drop();
    drop = wizard.follow({
      step,
      from,
      open: (next, how) => {
        if (next !== step) open(next, how === 'forward' ? step : from);
      },
    });
  };
  open(requested, undefined);
}

/** Waits for the step on the screen to be another one. */
async function stepAfter(wizard: WizardStore, id: string | undefined) {
  await until(
    wizard,
    ({ view }) =>
      view.kind === 'failed' ||
      (view.kind === 'loading' && view.loading.state === 'failed') ||
      (view.kind === 'step' && (view.step.id !== id || view.loadFailed)),
  );
  const { view } = wizard.state;
  if (view.kind === 'failed') throw view.error;
  if (view.kind === 'opening') throw new Error('No step is on the screen.');
  if (view.kind === 'loading')
    throw new Error(`The data of the step "${view.step.id}" does not load.`);
  if (view.loadFailed) throw new Error(`The step after "${id}" does not open.`);
  return view;
}
