import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const { resolve } = createRequire(import.meta.url);

/** A compiled module, run from its very code. */
export async function importModule<T>(code: string): Promise<T> {
  // A module without a file finds packages by their full address only.
  const placed = code.replace(/^(import \w+ from) "([^":]+)";$/gm, (_, start, name) => {
    return `${start} ${JSON.stringify(pathToFileURL(resolve(name)).href)};`;
  });
  return import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(placed)}`);
}
