/**
 * Returns the value of a promise. Rejects after this many milliseconds: Node.js ends a process that waits for nothing else,
 * without a word.
 */
export async function withinTime<T>(
  run: Promise<T>,
  milliseconds: number,
  message: string,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(message)), milliseconds);
  });
  try {
    return await Promise.race([run, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
