import type { Choice } from '../../../../../src/compiled/question.ts';
import type { Texts } from '../../../../../src/definition/texts.ts';
import type { AnswerControl } from '../form-page.ts';

/** Answers a question with the choice that takes other answers, and types its text into the input that opens. */
export const withOther =
  (answer: AnswerControl): AnswerControl =>
  async (target, value) => {
    const { choices, control } = target;
    if (!choices.at(-1)?.other) return answer(target, value);
    const isOwn = (one: unknown) => !choices.some((choice) => choice.value === one);
    const [own] = [value].flat().filter(isOwn);
    const choose = (one: unknown) => (isOwn(one) ? '' : one);
    await answer(target, Array.isArray(value) ? value.map(choose) : choose(value));
    if (own !== undefined) await control.locator('xpath=following::input[1]').fill(String(own));
  };

/** Returns choices as visitors read them. */
export const withLabelOfOther = (choices: Choice[], texts: Texts): Choice[] =>
  choices.map((choice) =>
    choice.other && choice.label === '' ? { ...choice, label: texts.other } : choice,
  );
