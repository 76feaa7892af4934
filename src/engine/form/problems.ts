import type { Problem } from '../../core/rules/find-problems.ts';
import type { TextFiller } from '../text/text-filler.ts';

/** The broken rules of a form, found when they are first read: hardly any key press in a new form needs them. */
export class LazyProblems {
  #all: Problem[] | undefined;
  #byPointer: Map<string, Problem> | undefined;

  constructor(private readonly find: () => Problem[]) {}

  get all(): Problem[] {
    this.#all ??= this.find();
    return this.#all;
  }

  /** Returns the problem of the field at a pointer. */
  at(pointer: string): Problem | undefined {
    this.#byPointer ??= new Map(this.all.map((problem) => [problem.pointer, problem]));
    return this.#byPointer.get(pointer);
  }
}

/** Fills values into the messages of problems when they are read. */
export const withFilledMessages = (
  problems: Problem[],
  filler: TextFiller | undefined,
): Problem[] =>
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
