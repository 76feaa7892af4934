/**
 * Returns the answers of each item under several names, in one list; `undefined` for an item that lacks one of them.
 * Compiled validators contain this function as it stands, so it uses nothing from outside.
 */
export const answersTogether = (items: unknown[], names: string[]): (unknown[] | undefined)[] =>
  items.map((item) => {
    const answers = names.map((name) => (item as Record<string, unknown> | null)?.[name]);
    return answers.includes(undefined) ? undefined : answers;
  });
