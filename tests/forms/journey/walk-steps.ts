import type { CompiledWizard } from '../../../src/compiled/screen.ts';
import { fieldName } from '../../../src/core/pointer.ts';
import type { Texts } from '../../../src/definition/texts.ts';
import type { Answers, DataSources } from '../../../src/engine/form/answers.ts';
import { messageAt } from '../../../src/engine/form/form-state.ts';
import { FormStore } from '../../../src/engine/form/form-store.ts';
import type { FormWithConditions } from '../../../src/engine/form/normalize-answers.ts';
import { finalAnswers } from '../../../src/engine/wizard/final-answers.ts';
import { neighbours, openStep } from '../../../src/engine/wizard/steps.ts';

/** Where a visitor came to: the end of the form, or the messages that keep from going on. */
export type Walked = { walked: string[] } & (
  | { answers: Answers; refused?: undefined }
  | { refused: Record<string, string>; answers?: undefined }
);

/** Gives the answers in the order in which they are asked, and presses the button. */
export function fillIn(
  form: FormWithConditions,
  start: Answers,
  given: Answers,
  dataSources: DataSources,
  texts: Texts,
): { answers: Answers; refused?: Record<string, string> } {
  const store = new FormStore(form, dataSources, texts, start);
  const names = [...new Set(form.questions.map(({ pointer }) => fieldName(pointer)))];
  for (const name of names) {
    if (name in given) store.answer(`/${name}`, given[name] ?? undefined);
  }
  const strange = Object.keys(given).filter((name) => !(name in store.state.answers));
  if (strange.length > 0) throw new Error(`Nobody asks for ${strange.join(', ')} here.`);
  if (store.attemptSubmit()) return { answers: store.state.answers };
  const refused = store.state.problems.flatMap(({ pointer }) => {
    const message = messageAt(store.state, pointer);
    return message === undefined ? [] : [[pointer, message] as const];
  });
  return { answers: store.state.answers, refused: Object.fromEntries(refused) };
}

/** Walks a wizard from its first step to its last one. */
export async function walkSteps(
  wizard: CompiledWizard,
  forms: Record<string, FormWithConditions>,
  start: Answers,
  given: Record<string, Answers>,
  dataSources: DataSources,
): Promise<Walked> {
  const { steps, texts } = wizard;
  const loadForm = async ({ id }: { id: string }) => forms[id];
  const walked: string[] = [];
  let progress: Parameters<typeof openStep>[1] = { answers: start, forms: {} };
  let wanted: string | undefined = steps[0]?.id;
  for (;;) {
    const opened = await openStep({ steps, loadForm, dataSources, texts }, progress, wanted);
    const { step } = opened;
    const form = opened.forms[step.id];
    walked.push(step.id);
    progress = opened;
    if (form) {
      const { answers, refused } = fillIn(
        form,
        opened.answers,
        given[step.id] ?? {},
        dataSources,
        texts,
      );
      if (refused) return { walked, refused };
      progress = { ...progress, answers };
    }
    const { next } = neighbours(steps, progress.answers, step.id);
    if (!next) return { walked, answers: finalAnswers(wizard, { ...progress, forms }) };
    wanted = next.id;
  }
}
