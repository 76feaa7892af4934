import type { Question } from '../../compiled/question.ts';

/** The values that a question offers of those that it could. */
export type OfferLimits = Pick<Question, 'only' | 'except'>;

/** Returns whether a question offers a value that is among its choices. */
export const isOffered = (value: unknown, { only, except }: OfferLimits): boolean =>
  (only?.includes(value) ?? true) && !except?.includes(value);
