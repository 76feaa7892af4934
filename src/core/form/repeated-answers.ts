/**
 * Lists the answers that came before in the same list, with the index of the first of them. Missing ones are not compared.
 * Compiled validators contain this function as it stands, so it uses nothing from outside.
 */
export function repeatedAnswers(answers: unknown[]): [index: number, first: number][] {
  const firsts = new Map<string, number>();
  return answers.flatMap((answer, index): [number, number][] => {
    const key = JSON.stringify(answer);
    const first = firsts.get(key);
    if (first === undefined && answer !== undefined) firsts.set(key, index);
    return first === undefined ? [] : [[index, first]];
  });
}

/**
 * Returns the answers of each item under several names, in one list; `undefined` for an item that lacks one of them.
 * Compiled validators contain this function as it stands, too.
 */
export const answersTogether = (items: unknown[], names: string[]): (unknown[] | undefined)[] =>
  items.map((item) => {
    const answers = names.map((name) => (item as Record<string, unknown> | null)?.[name]);
    return answers.includes(undefined) ? undefined : answers;
  });
