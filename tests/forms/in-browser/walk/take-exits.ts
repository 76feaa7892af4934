import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import type { Answers } from '../../../../src/core/form/coerce-answers.ts';
import { screenAt } from '../../../support/paths/address-of.ts';
import type { WalkedStep } from '../../../support/paths/path.ts';
import { fillForm } from '../form-page/fill-form.ts';
import type { FormPage } from '../form-page/form-page.ts';
import { shownOf } from '../shown.ts';
import { expectScreen, press, type Stage } from '../stage.ts';
import { expectStep } from './ends.ts';
import type { WalkLog } from './walk-log.ts';

/** Leaves a step, filled in, by each of its exits, and comes back: the answers are still there, and can be changed. */
export async function takeExits(
  stage: Stage,
  formPage: FormPage,
  step: WalkedStep,
  log: WalkLog,
): Promise<void> {
  const { page, product } = stage;
  const { answers, exits = [] } = step;
  for (const { leave, answers: leaving } of exits) {
    const target = screenAt(product, leave);
    if (!target) throw new Error(`No screen has the route ${leave}.`);
    await fillForm(formPage, changesTo(leaving, answers));
    // A text of several lines may also stand in its element, so that only the distinct texts are the same.
    const shown = new Set(await shownOf(page));
    await press(stage, formPage.texts.next);
    await expectScreen(page, target);
    log.reached(target.id);
    await page.goBack();
    await expectStep(stage, step);
    expect(new Set(await shownOf(page)), `the answers after the way back from ${leave}`).toEqual(
      shown,
    );
    await fillForm(formPage, changesTo(answers, leaving));
  }
}

/** Returns the answers that differ from those given before. */
const changesTo = (answers: Answers, before: Answers): Answers =>
  Object.fromEntries(
    Object.entries(answers).filter(([name, value]) => !isDeepStrictEqual(value, before[name])),
  );
