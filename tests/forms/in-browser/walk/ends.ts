import { expect } from 'vitest';
import { questionAt } from '../../../../src/analysis/form/answer-location.ts';
import type { FormModel, ScreenModel, StepModel } from '../../../../src/analysis/product-model.ts';
import type { Question } from '../../../../src/compiled/question.ts';
import { leavesProduct } from '../../../../src/core/leaves-product.ts';
import { toQuestionPointer } from '../../../../src/core/pointer.ts';
import { literalPattern } from '../../../../src/core/text/literal-pattern.ts';
import { expect as expectSoon } from '../../../journeys/expect.ts';
import { stepHeading } from '../../../journeys/publisher/elements.ts';
import { screenAt } from '../../../support/paths/address-of.ts';
import type { ExpectedEnd } from '../../../support/paths/path.ts';
import { findControl } from '../form-page/find-control.ts';
import { shownName, shownPattern } from '../shown-name.ts';
import { expectScreen, expectSummary, formOnPage, type Stage } from '../stage.ts';

/** Expects the page to show the end of a call. */
export async function expectEnd(
  stage: Stage,
  screen: ScreenModel,
  end: ExpectedEnd,
): Promise<void> {
  const { page, product } = stage;
  if (end.route !== undefined && leavesProduct(end.route)) {
    await expectSoon.poll(() => page.url()).toBe(end.route);
  } else if (end.route !== undefined) {
    const target = screenAt(product, end.route);
    if (!target) throw new Error(`No screen has the route ${end.route}.`);
    await expectScreen(page, target);
    expect(new URL(page.url()).pathname).toBe(end.route.replace(/[?#].*$/, ''));
  }
  if (end.message !== undefined) {
    const notices = page.getByRole('alert').or(page.getByRole('status'));
    await expectSoon(notices.filter({ hasText: shownName(end.message) })).toHaveCount(1);
  }
  const messages = Object.entries(end.fields);
  if (messages.length > 0) await expectSummary(page);
  for (const [pointer, message] of messages) {
    const { step, form, question } = askingStep(screen, pointer);
    if (screen.kind === 'wizard') await expectStep(stage, step);
    const formPage = formOnPage(stage, screen, form, {});
    const control = await findControl(formPage, question, {
      pointer,
      questionPointer: question.pointer,
    });
    await expectSoon(control).toHaveAccessibleDescription(
      new RegExp(shownPattern(message) ?? literalPattern(message)),
    );
  }
}

type StepHeading = Pick<StepModel, 'heading' | 'title'>;

/** Expects the questions of a step to be there. */
export const expectStep = ({ page }: Pick<Stage, 'page'>, step: StepHeading): Promise<void> =>
  expectSoon(stepHeading(page, shownName(step.heading ?? step.title))).toBeVisible();

/** Returns the step and the form that ask for an answer. */
export function askingStep({ steps }: ScreenModel, pointer: string) {
  for (const step of steps) {
    const { form } = step;
    const question = form && questionAt(form, toQuestionPointer(pointer));
    if (question) return { step, form: form as FormModel, question: question as Question };
  }
  throw new Error(`No form of the screen asks for ${pointer}.`);
}
