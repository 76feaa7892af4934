import type { TextFiller } from '../text/text-filler.ts';
import type { Problem } from './problems.ts';

/** Fills values into the messages of problems when they are read. */
export const withShownValues = (problems: Problem[], filler: TextFiller | undefined): Problem[] =>
  filler && problems.length > 0
    ? problems.map((problem) => ({
        pointer: problem.pointer,
        rule: problem.rule,
        validateLast: problem.validateLast,
        get message() {
          return filler.fill(problem.message);
        },
      }))
    : problems;
