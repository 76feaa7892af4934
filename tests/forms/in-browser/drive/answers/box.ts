import type { GiveAnswer } from '../question.ts';

/** Ticks a box, or takes the tick away: who says "no" with a box has had it ticked before. */
export const box: GiveAnswer = async ({ control }, value) => {
  await control.check();
  if (value !== true) await control.uncheck();
};
