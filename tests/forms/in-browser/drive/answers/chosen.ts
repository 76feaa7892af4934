import type { GiveAnswer, Target } from '../question.ts';

/** Picks from a list that the browser opens. */
export const selected: GiveAnswer = async (target, value) => {
  if (value === '' || value === null) await target.control.selectOption('');
  else await target.control.selectOption({ label: wordsFor(target, value) });
};

/** Picks one of a few that are all in sight. */
export const picked: GiveAnswer = (target, value) =>
  target.control.getByRole('radio', { name: wordsFor(target, value), exact: true }).check();

/** Ticks what is in the answer and nothing else. */
export const ticked: GiveAnswer = async (target, value) => {
  const wanted = Array.isArray(value) ? value : [];
  for (const choice of target.choices) {
    const box = target.control.getByRole('checkbox', { name: choice.label, exact: true });
    await box.setChecked(wanted.includes(choice.value));
  }
};

/** The words that an answer is offered with. */
export function wordsFor({ choices, question, place }: Target, value: unknown): string {
  const choice = choices.find((each) => each.value === value);
  if (choice) return choice.label;
  const offered = choices.map((each) => JSON.stringify(each.value)).join(', ');
  throw new Error(
    `"${question.label}" (${place.pointer}) does not offer ${JSON.stringify(value)}, but ${offered || 'nothing'}.`,
  );
}
