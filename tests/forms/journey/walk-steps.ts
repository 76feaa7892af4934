import { fieldName } from '../../../src/core/pointer.ts';
import type { Answers } from '../../../src/engine/form/answers.ts';
import { messageAt } from '../../../src/engine/form/form-state.ts';
import type { FormStore } from '../../../src/engine/form/form-store.ts';
import type { WizardStore } from '../../../src/engine/wizard/wizard-store.ts';
import { until } from '../../engine/until.ts';

/** Messages of the fields that prevent submitting, by pointer. */
export type FieldMessages = Record<string, string>;

/** Answers the questions in the order in which they are asked, and presses the button. */
export function fillIn(form: FormStore, answers: Answers): FieldMessages | undefined {
  const names = new Set(form.form.questions.map(({ pointer }) => fieldName(pointer)));
  for (const name of names) {
    if (name in answers) form.answer(`/${name}`, answers[name] ?? undefined);
  }
  const unknown = Object.keys(answers).filter((name) => !(name in form.state.answers));
  if (unknown.length > 0) throw new Error(`No question asks for ${unknown.join(', ')} here.`);
  if (form.attemptSubmit()) return undefined;
  const messages = form.state.problems.flatMap(({ pointer }) => {
    const message = messageAt(form.state, pointer);
    return message === undefined ? [] : [[pointer, message] as const];
  });
  return Object.fromEntries(messages);
}

/** Walks a wizard from its first step to its last one, and submits it. */
export async function walkSteps(
  wizard: WizardStore,
  answers: Record<string, Answers>,
): Promise<{ openedSteps: string[]; rejected?: FieldMessages }> {
  const openedSteps: string[] = [];
  for (;;) {
    const view = await stepAfter(wizard, openedSteps.at(-1));
    const { id } = view.step;
    openedSteps.push(id);
    const rejected = view.form && fillIn(view.form.store, answers[id] ?? {});
    if (rejected) return { openedSteps, rejected };
    const isLast = wizard.state.visible.at(-1)?.id === id;
    wizard.next();
    if (!isLast) continue;
    await until(wizard.submission, ({ sending }) => !sending);
    return { openedSteps };
  }
}

/** Waits for the step on the screen to be another one. */
async function stepAfter(wizard: WizardStore, id: string | undefined) {
  await until(
    wizard,
    ({ view }) => view.kind !== 'opening' && !('step' in view && view.step.id === id),
  );
  const { view } = wizard.state;
  if (view.kind === 'failed') throw view.error;
  if (view.kind === 'opening') throw new Error('No step is on the screen.');
  return view;
}
