import type { ConditionData } from '../../../../src/analysis/form/conditions.ts';
import { shownStepsOf } from '../../../../src/analysis/form/shown-steps.ts';
import type { ScreenModel } from '../../../../src/analysis/product-model.ts';
import { fieldName } from '../../../../src/core/pointer.ts';
import { modelOf } from '../../../support/paths/path.ts';
import { fillForm } from '../form-page/fill-form.ts';
import { formOnPage, press, type Stage } from '../stage.ts';
import { expectStep } from '../walk/ends.ts';

/** Fills in the steps of a wizard before another one, as far as they are shown. */
export async function walkToStep(
  stage: Stage,
  screen: ScreenModel,
  to: string,
  document: ConditionData,
): Promise<void> {
  const { validate } = stage.product;
  for (const step of screen.steps.flatMap((one) => shownStepsOf(one, document, validate))) {
    const { form, item } = step;
    await expectStep(stage, step);
    if (modelOf(screen, step)?.id === to) return;
    if (form) {
      const own = new Set(form.questions.map(({ pointer }) => fieldName(pointer)));
      const answers = Object.entries(document.answers).filter(([name]) => own.has(name));
      const formPage = formOnPage(stage, screen, form, document, item?.pointer);
      await fillForm(formPage, Object.fromEntries(answers));
    }
    await press(stage, screen.texts.next);
  }
}
