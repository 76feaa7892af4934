import { fill } from '../../../../../src/definition/texts.ts';
import { expect } from '../../../../journeys/expect.ts';
import type { AnswerControl, AnswerTarget } from '../form-page.ts';
import { isNone, labelOf } from './chosen.ts';

/** Types the name of a place and picks it from the list below. */
export const place: AnswerControl = async (target, value) => {
  const { control } = target;
  if (value === '' || value === null) await control.fill('');
  else if ((await control.inputValue()) !== value) await pick(target, String(value));
  await control.blur();
};

/** Types the words of a choice and picks it from the list below. */
export const searched: AnswerControl = (target, value) =>
  place(target, isNone(target, value) ? '' : labelOf(target, value));

/** Picks each choice, after removing those that the answer does not have. */
export const several: AnswerControl = async (target, value) => {
  const { control, choices, page, texts } = target;
  const wanted = (Array.isArray(value) ? value : []).map((each) => labelOf(target, each));
  const chosen: string[] = [];
  for (const { label } of choices) {
    const remove = page.getByRole('button', { name: fill(texts.remove, { label }), exact: true });
    if ((await remove.count()) === 0) continue;
    if (wanted.includes(label)) chosen.push(label);
    else await remove.click();
  }
  for (const label of wanted) if (!chosen.includes(label)) await pick(target, label);
  await control.press('Escape');
  await control.blur();
};

async function pick({ control, page }: AnswerTarget, name: string): Promise<void> {
  // A list of regions waits for its country.
  await expect(control).toBeEnabled();
  await control.fill(name);
  await page.getByRole('listbox').getByRole('option', { name, exact: true }).click();
}
