/**
 * Returns a list of choices as an exclusive one allows: it is never beside others. Added to others, it replaces them;
 * others that are added to it replace it, as they do where both were there from the start.
 *
 * @param exclusive its value; `undefined` where no choice is exclusive
 * @param before the choices before the visitor changed them
 */
export function withoutContradiction(
  choices: unknown[],
  exclusive: unknown,
  before: unknown[] = choices,
): unknown[] {
  if (exclusive === undefined || choices.length < 2 || !choices.includes(exclusive)) return choices;
  return before.includes(exclusive) ? choices.filter((value) => value !== exclusive) : [exclusive];
}
