/**
 * Waits for a promise, but not for ever.
 *
 * @param milliseconds the longest wait
 * @returns its value; `undefined` once the wait is over. Throws what the promise throws before that.
 */
export async function within<T>(milliseconds: number, promise: Promise<T>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), milliseconds);
  });
  return Promise.race([promise, end]).finally(() => clearTimeout(timer));
}

/** Waits as `within` does, and throws once the wait is over. */
export async function inTime<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  const ended = await within(
    milliseconds,
    promise.then((value) => ({ value })),
  );
  if (!ended) throw new Error(`Nothing came within ${milliseconds} ms.`);
  return ended.value;
}

/** The longest time in milliseconds that code is waited for which a page can do without. */
const longestLoad = 3000;

/** Loads code that a page can do without; `undefined` where that fails, or takes too long. */
export const loadOptional = <Code>(load: () => Promise<Code>): Promise<Code | undefined> =>
  within(
    longestLoad,
    load().catch(() => undefined),
  );
