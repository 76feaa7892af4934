import type { Json } from './json.ts';

interface Part {
  $ref?: string;
  description?: string;
  properties?: Record<string, Part>;
  definitions?: Record<string, Part>;
}

/**
 * Returns a schema whose descriptions of the keys of a file name their entries in the manual. A description that several
 * keys share names none.
 *
 * @param page page of the manual's reference; that about ui.json has no entry for the items of lists
 * @param roots names of the definitions that hold the keys of the file, beside those at the top of the schema
 */
export function withManualEntries(schema: Json, page: string, roots: string[] = []): Json {
  const copy = structuredClone(schema) as Part;
  const { definitions = {} } = copy;
  const keysOf = (part: Part | undefined) => Object.entries(part?.properties ?? {});
  const isOfFile = (key: string) => key !== '$schema' && !(page === 'ui.md' && key === 'items');
  const keys = [copy, ...roots.map((name) => definitions[name])]
    .flatMap(keysOf)
    .filter(([key]) => isOfFile(key));
  const users = new Map<Part, Set<string>>();
  const add = (part: Part | undefined, key: string) =>
    part && users.set(part, (users.get(part) ?? new Set()).add(key));
  const own = new Set(keys.map(([, part]) => part));
  JSON.stringify(copy, (_, value) => {
    for (const [key, part] of keysOf(value ?? undefined)) {
      const shared = definitions[part.$ref?.replace('#/definitions/', '') ?? ''];
      if (shared) add(shared, own.has(part) ? key : '');
      else if (own.has(part)) add(part, key);
    }
    return value;
  });
  for (const [part, [key = '', ...others]] of users) {
    if (!part.description || key === '' || others.length > 0) continue;
    part.description += `\n\nManual: reference/${page}#${key.toLowerCase().replace(/[^\w-]/g, '')}`;
  }
  return copy as Json;
}
