import type { Problem } from './problems.ts';

/** The broken rules of a form, found once somebody asks for them: hardly any key press in a new form needs them. */
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
