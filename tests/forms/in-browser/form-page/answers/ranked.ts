import { fill } from '../../../../../src/definition/texts.ts';
import type { AnswerControl } from '../form-page.ts';
import { labelOf } from './chosen.ts';

/** Chooses some choices in their order; of a ranking of all, keeps their order and moves each one up to its place. */
export const ranked: AnswerControl = async (target, value) => {
  const { control, texts } = target;
  const wanted = (Array.isArray(value) ? value : []).map((one) => labelOf(target, one));
  if (target.question.itemLimits) {
    const named = (text: string, label: string) =>
      control.getByRole('button', { name: fill(text, { label }), exact: true });
    for (const { label } of target.choices) {
      if ((await named(texts.remove, label).count()) > 0) await named(texts.remove, label).click();
    }
    for (const label of wanted) await named(texts.addItem, label).click();
    return;
  }
  const keep = control.getByRole('button', { name: texts.rankKeep, exact: true });
  if ((await keep.count()) > 0) await keep.click();
  for (const [place, label] of wanted.entries()) {
    const up = control.getByRole('button', { name: fill(texts.rankUp, { label }), exact: true });
    const items = control.getByRole('listitem');
    const position = async () =>
      (await items.allTextContents()).findIndex((text) => text.endsWith(label));
    for (let now = await position(); now > place; now--) await up.click();
  }
};
