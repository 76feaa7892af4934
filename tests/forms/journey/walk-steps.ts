import { fieldName } from '../../../src/core/pointer.ts';
import type { Answers } from '../../../src/engine/form/answers.ts';
import { messageAt } from '../../../src/engine/form/form-state.ts';
import type { FormStore } from '../../../src/engine/form/form-store.ts';
import type { WizardStore } from '../../../src/engine/wizard/wizard-store.ts';
import { until } from '../../engine/until.ts';

/** Messages beside the fields that keep a visitor from going on, by pointer. */
export type Refused = Record<string, string>;

/** Gives the answers in the order in which they are asked, and presses the button. */
export function fillIn(form: FormStore, given: Answers): Refused | undefined {
  const names = new Set(form.form.questions.map(({ pointer }) => fieldName(pointer)));
  for (const name of names) {
    if (name in given) form.answer(`/${name}`, given[name] ?? undefined);
  }
  const unknown = Object.keys(given).filter((name) => !(name in form.state.answers));
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
  given: Record<string, Answers>,
): Promise<{ walked: string[]; refused?: Refused }> {
  const walked: string[] = [];
  for (;;) {
    const view = await stepAfter(wizard, walked.at(-1));
    const { id } = view.step;
    walked.push(id);
    const refused = view.form && fillIn(view.form.store, given[id] ?? {});
    if (refused) return { walked, refused };
    const isLast = wizard.state.visible.at(-1)?.id === id;
    wizard.next();
    if (!isLast) continue;
    await until(wizard.submission, ({ sending }) => !sending);
    return { walked };
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
