import type { AnswerControl } from '../form-page.ts';

/** Types into a field, or empties it, and leaves it. */
export const typed: AnswerControl = async ({ control }, value) => {
  await control.fill(value === null || value === undefined ? '' : String(value));
  await control.blur();
};
