/** Time of the latest change of each compiled module. Used in the browser, during development only. */
const versions = new Map<string, number>();

import.meta.hot?.on('forms:changed', (ids: string[]) => {
  for (const id of ids) versions.set(id, Date.now());
});

/**
 * Imports the latest version of a compiled module. Vite does not analyze the import, so that the number of screens does
 * not slow it down.
 */
export const fresh = (id: string) =>
  import(/* @vite-ignore */ `${import.meta.env.BASE_URL}@id/__x00__${id}${query(id)}`);

/** Returns the query that Vite adds to the address of a changed module. */
const query = (id: string) => (versions.has(id) ? `?t=${versions.get(id)}` : '');
