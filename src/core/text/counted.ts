/** Formats a count with its noun in English: "1 error", "2 errors". */
export const counted = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`;
