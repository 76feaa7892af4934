import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { editorSchemaFolder, editorSchemas } from '../definition/editor/editor-schemas.ts';

let files: ReadonlyMap<string, string> | undefined;

/** Returns the files of the editor schemas: their text by their path in the folder of a product. */
export function editorSchemaFiles(): ReadonlyMap<string, string> {
  files ??= new Map(
    Object.entries(editorSchemas()).map(([name, schema]) => [
      join(editorSchemaFolder, name),
      `${JSON.stringify(schema, null, 2)}\n`,
    ]),
  );
  return files;
}

/**
 * Returns the paths of editor schemas in the folder of a product that differ from those of this engine, or are missing.
 * A product without a folder of schemas has none. Line endings and indentation make no difference.
 */
export async function findStaleSchemas(folder: string): Promise<string[]> {
  const names = await readdir(join(folder, editorSchemaFolder)).catch(() => []);
  if (!names.some((name) => name.endsWith('.schema.json'))) return [];
  const stale: string[] = [];
  for (const [path, text] of editorSchemaFiles()) {
    const present = await readFile(join(folder, path), 'utf8').catch(() => '');
    if (present !== text && compact(present) !== compact(text)) stale.push(path);
  }
  return stale;
}

/** Returns JSON without white space between its tokens; `undefined` for a text that is no JSON. */
function compact(text: string): string | undefined {
  try {
    return JSON.stringify(JSON.parse(text));
  } catch {
    return undefined;
  }
}
