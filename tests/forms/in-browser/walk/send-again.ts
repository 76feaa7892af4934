import type { ScreenModel } from '../../../../src/analysis/product-model.ts';
import type { Question } from '../../../../src/compiled/question.ts';
import type { Answers } from '../../../../src/core/form/coerce-answers.ts';
import { getAt } from '../../../../src/core/pointer.ts';
import { expect as expectSoon } from '../../../journeys/expect.ts';
import type { Walk } from '../../../support/paths/path.ts';
import { restoreConnection } from '../form-page/connection.ts';
import { answerQuestion } from '../form-page/fill-form.ts';
import { buttonNamed, formOnPage, press, type Stage } from '../stage.ts';
import { askingStep, expectEnd } from './ends.ts';

/** Corrects the rejected answers after a failed submit, and submits again. */
export async function sendAgain(
  stage: Stage,
  screen: ScreenModel,
  path: Walk,
  document: object,
): Promise<void> {
  const { resend } = path;
  if (!resend) return;
  await correctAnswers(stage, screen, path, document);
  stage.provider.respond(screen.submit?.call ?? '', resend.send);
  await goOnAndSend(stage, screen);
  await expectEnd(stage, screen, resend.expectedEnd);
}

/** Restores the connection after a failed submit, and answers the rejected questions anew. */
export async function correctAnswers(
  stage: Stage,
  screen: ScreenModel,
  { steps, expectedEnd }: Walk,
  document: object,
): Promise<void> {
  const answers: Answers = Object.assign({}, ...steps.map((step) => step.answers));
  await restoreConnection(stage.page);
  for (const pointer of Object.keys(expectedEnd.fields)) {
    const { form, question } = askingStep(screen, pointer);
    const formPage = formOnPage(stage, screen, form, { ...document, answers });
    const place = { pointer, questionPointer: question.pointer };
    const value = getAt(answers, pointer);
    await answerQuestion(formPage, question, place, otherAnswer(value, question));
    await answerQuestion(formPage, question, place, value);
  }
}

/** Goes on to the last step from the current one, and submits. */
export async function goOnAndSend(stage: Stage, { texts, steps }: ScreenModel): Promise<void> {
  const { page } = stage;
  const submit = buttonNamed(stage, texts.submit);
  const next = buttonNamed(stage, texts.next);
  const step = page.getByRole('heading', { level: 2 }).first();
  for (let turn = 0; turn < steps.length; turn++) {
    await expectSoon(submit.or(next)).toBeVisible();
    if (await submit.isVisible()) break;
    const title = (await step.textContent()) ?? '';
    await next.click();
    await expectSoon(step).not.toHaveText(title);
  }
  await press(stage, texts.submit);
}

/** Returns another answer to a question. */
function otherAnswer(value: unknown, { widget, choices }: Question): unknown {
  if (typeof value === 'boolean') return !value;
  if (Array.isArray(value)) return [];
  const isRadio = widget === 'radio' || widget === 'yes-no';
  return isRadio ? choices?.find((choice) => choice.value !== value)?.value : '';
}
