import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { countryNamesModule, sourcePrefix } from '../../../src/compiler/index.ts';

const { resolve } = createRequire(import.meta.url);

/** The source files that compiled modules import, which Node.js alone can't read, by their ids. */
const sources = new Map<string, object>();
Object.assign(globalThis, { compiledImports: sources });

/** A compiled module, run from its very code. */
export async function importModule<T>(source: string): Promise<T> {
  for (const [, id = ''] of source.matchAll(/^import \{.+\} from "(virtual:[^"]+)";$/gm)) {
    const path = id.slice(sourcePrefix.length);
    if (!sources.has(id)) sources.set(id, await import(/* @vite-ignore */ `../../../src/${path}`));
  }
  const code = source
    // Node.js has the names of countries.
    .replace(`import ${JSON.stringify(countryNamesModule)};`, '')
    .replace(/^import (\{.+\}) from ("virtual:[^"]+");$/gm, 'const $1 = compiledImports.get($2);');
  // A module without a file finds packages by their full address only.
  const placed = code.replace(/^(import \w+ from) "([^":]+)";$/gm, (_, start, name) => {
    return `${start} ${JSON.stringify(pathToFileURL(resolve(name)).href)};`;
  });
  return import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(placed)}`);
}
