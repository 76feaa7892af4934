/** Returns whether a value is an object with keys, rather than a list or a single value. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
