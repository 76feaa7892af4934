import type { Choice } from '../../../../../src/compiled/question.ts';
import type { AnswerControl, AnswerTarget } from '../form-page.ts';

/** Picks from a list that the browser opens. */
export const selected: AnswerControl = async (target, value) => {
  if (isNone(target, value)) await target.control.selectOption('');
  else await target.control.selectOption({ label: labelOf(target, value) });
};

/** Picks one of several radio buttons. */
export const picked: AnswerControl = (target, value) =>
  target.control.getByRole('radio', { name: nameOf(choiceOf(target, value)), exact: true }).check();

/** Picks a radio button in a row of a matrix. */
export const pickedInRow: AnswerControl = (target, value) => {
  const name = `${target.question.label}: ${labelOf(target, value)}`;
  return target.control.getByRole('radio', { name, exact: true }).check();
};

/** Ticks exactly the choices of the answer. */
export const ticked: AnswerControl = async (target, value) => {
  const wanted = Array.isArray(value) ? value : [];
  for (const choice of target.choices) {
    const box = target.control.getByRole('checkbox', { name: nameOf(choice), exact: true });
    await box.setChecked(wanted.includes(choice.value));
  }
};

/** Returns whether a value stands for no answer; that of a choice for other answers is the empty text, too. */
export const isNone = ({ choices }: AnswerTarget, value: unknown): boolean =>
  value === null || (value === '' && !choices.some((choice) => choice.other));

/** Returns the label of the choice with this value. */
export const labelOf = (target: AnswerTarget, value: unknown): string =>
  choiceOf(target, value).label;

/** Returns the name of the input of a choice: its picture is part of its label. */
const nameOf = ({ picture, label }: Choice): string =>
  [picture?.alt, label].filter(Boolean).join(' ');

function choiceOf({ choices, question, place }: AnswerTarget, value: unknown): Choice {
  const choice = choices.find((each) => each.value === value);
  if (choice) return choice;
  const offered = choices.map((each) => JSON.stringify(each.value)).join(', ');
  throw new Error(
    `"${question.label}" (${place.pointer}) does not offer ${JSON.stringify(value)}, but ${offered || 'nothing'}.`,
  );
}
