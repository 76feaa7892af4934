import { uiAt } from '../../../../../src/analysis/form/answer-location.ts';
import { fill } from '../../../../../src/definition/texts.ts';
import { expect } from '../../../../journeys/expect.ts';
import type { AnswerControl, AnswerTarget } from '../form-page.ts';

/** Adds items, or removes the last ones, until there are as many as the answer has. */
export const list: AnswerControl = async (target, value) => {
  const { control, texts, question } = target;
  // Its items come with the choices.
  if (question.forEach !== undefined) return;
  const wanted = Array.isArray(value) ? value.length : 0;
  // A list that was never filled has no answer; an empty one comes of removing its last item.
  const most = Array.isArray(value) ? Math.max(1, wanted) : 0;
  const label = itemLabel(target);
  const item = (number: number) => {
    const name = fill(texts.item, { label, number });
    if (target.question.ofValues) return control.getByLabel(name, { exact: true });
    const isTable = uiAt(target.form.ui, target.question.pointer)?.['ui:arrangement'] === 'table';
    return control.getByRole(isTable ? 'rowheader' : 'group', { name, exact: true });
  };
  let count = 0;
  while ((await item(count + 1).count()) > 0) count += 1;
  for (; count < most; count++) {
    await control.getByRole('button', { name: addText(target, label), exact: true }).click();
    await expect(item(count + 1)).toBeVisible();
  }
  for (; count > wanted; count--) {
    const name = fill(texts.removeItem, { label, number: count });
    await control.getByRole('button', { name, exact: true }).click();
    await expect(item(count)).toHaveCount(0);
  }
};

const itemLabel = ({ form, question }: AnswerTarget): string =>
  [...form.groups, ...form.questions].find(({ pointer }) => pointer === `${question.pointer}/-`)
    ?.label ?? question.label;

function addText({ form, question, texts }: AnswerTarget, label: string): string {
  const ui = uiAt(form.ui, question.pointer);
  return String(ui?.['ui:options']?.addText ?? fill(texts.addItem, { label }));
}
