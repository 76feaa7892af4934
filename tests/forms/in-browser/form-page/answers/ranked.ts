import { fill } from '../../../../../src/definition/texts.ts';
import type { AnswerControl } from '../form-page.ts';
import { labelOf } from './chosen.ts';

/** Keeps the order of the choices, and then moves each one up to its place. */
export const ranked: AnswerControl = async (target, value) => {
  const { control, texts } = target;
  const wanted = (Array.isArray(value) ? value : []).map((one) => labelOf(target, one));
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
