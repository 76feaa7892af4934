import type { AnswerControl } from '../form-page.ts';

/** Ticks a box. For `false`, ticks and unticks it: an untouched box is no answer. */
export const box: AnswerControl = async ({ control }, value) => {
  await control.check();
  if (value !== true) await control.uncheck();
};
