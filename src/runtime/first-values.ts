/** Returns the first value of each parameter of a query string. */
export const firstValues = (search: string): Record<string, string> =>
  Object.fromEntries([...new URLSearchParams(search)].reverse());
