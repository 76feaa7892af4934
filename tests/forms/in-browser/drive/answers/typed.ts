import type { GiveAnswer } from '../question.ts';

/** Types into a field, or empties it, and leaves it. */
export const typed: GiveAnswer = async ({ control }, value) => {
  await control.fill(value === null || value === undefined ? '' : String(value));
  await control.blur();
};
