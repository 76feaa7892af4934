/** Runs in the browser, while developing only: imports modules of definitions as they were saved last. */
const versions = new Map<string, number>();

import.meta.hot?.on('forms:changed', (ids: string[]) => {
  for (const id of ids) versions.set(id, Date.now());
});

/**
 * Imports a compiled module. Vite does not see which, so that an application of a thousand screens costs it no more
 * than one of ten.
 */
export const fresh = (id: string) =>
  import(/* @vite-ignore */ `${import.meta.env.BASE_URL}@id/__x00__${id}${query(id)}`);

/** What Vite itself puts behind the address of a changed module. */
const query = (id: string) => (versions.has(id) ? `?t=${versions.get(id)}` : '');
