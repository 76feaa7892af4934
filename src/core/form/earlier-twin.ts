/**
 * Returns the index of the first item of a list that has the same answer under a name as a later item; -1 for none. An item
 * without the answer has no twin. Compiled validators contain this function as it stands, so it uses nothing from outside.
 *
 * @param index that of the later item
 */
export function earlierTwin(
  items: unknown[],
  index: number,
  name: string,
  isSame: (one: unknown, other: unknown) => boolean,
): number {
  const answerOf = (item: unknown) => (item as Record<string, unknown> | null | undefined)?.[name];
  const answer = answerOf(items[index]);
  if (answer === undefined) return -1;
  return items.slice(0, index).findIndex((item) => isSame(answerOf(item), answer));
}
