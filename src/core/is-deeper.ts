/** Far more levels than any form has, far fewer than overflow the stack of a function that walks through them. */
export const maxDepth = 64;

/** Returns whether a value has objects or lists on more than `depth` levels inside of it. */
export function isDeeper(value: unknown, depth = maxDepth): boolean {
  const isHolder = (one: unknown): one is object => typeof one === 'object' && one !== null;
  let level = [value].filter(isHolder);
  for (let i = 0; i < depth; i++) {
    level = level.flatMap((entry) => Object.values(entry)).filter(isHolder);
    if (level.length === 0) return false;
  }
  return true;
}

/** Returns an object without the entries that are nested too deeply. */
export const withoutDeep = <Entry>(object: Record<string, Entry>): Record<string, Entry> =>
  Object.fromEntries(Object.entries(object).filter(([, entry]) => !isDeeper(entry)));
