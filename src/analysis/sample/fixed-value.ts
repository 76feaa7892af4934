/** Stands among fixed values for a question that has no answer. */
export const noAnswer = Symbol('no answer');

/** Stands among fixed values for a list whose items are sampled, this number of them. */
export class ItemCount {
  constructor(readonly count: number) {}
}
