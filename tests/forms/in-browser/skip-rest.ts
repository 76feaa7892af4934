import { it } from 'vitest';
import { maxAnswers } from '../../support/paths/walk-budget.ts';

/** Says which part of a large product is not proven. */
export function skipRest(leftOut: number, what: string): void {
  if (leftOut > 0)
    it.skip(
      `${leftOut} more ${what} are left out, since they take more time than ${maxAnswers} answers`,
    );
}
