import type { Choose } from '../../compiled/call.ts';
import type { Mapping } from '../../definition/files/mapping.ts';
import { isEmpty } from '../is-empty.ts';
import { partsOfMapping, readMapping } from './read-mapping.ts';

/**
 * Lays the values of merged mappings over each other; later ones take precedence. The empty value of a question without
 * an answer takes the place of a loaded value, which may be an old answer, and of no other.
 *
 * @param resolve returns the value of a mapping
 * @param document what their pointers lead into
 * @param choose evaluates their conditions
 */
export function mergeGiven(
  parts: Mapping[],
  resolve: (part: Mapping) => unknown,
  document: object,
  choose: Choose = (part) => part,
): Record<string, unknown> {
  const merged: Record<string, unknown> = {};
  const loaded = new Set<string>();
  const layers = (part: Mapping): Mapping[] => {
    const chosen = choose(part, document);
    const read = readMapping(chosen);
    if (read.form === 'merge') return read.parts.flatMap(layers);
    return chosen === undefined ? [] : [chosen];
  };
  for (const part of parts.flatMap(layers)) {
    for (const [key, value] of Object.entries(resolve(part) ?? {})) {
      const source = choose(entryOf(part, key), document);
      const isOther = Object.hasOwn(merged, key) && !loaded.has(key);
      if (isOther && isEmpty(value) && readsAnswers(source)) continue;
      merged[key] = value;
      if (isLoaded(source)) loaded.add(key);
      else loaded.delete(key);
    }
  }
  return merged;
}

/**
 * Returns whether a mapping merges values that an empty answer must not cover.
 *
 * @param names those of questions, and of the groups around them
 */
export function coversGiven(mapping: unknown, names: ReadonlySet<string>): boolean {
  const read = readMapping(mapping);
  const layers = read.form === 'merge' ? read.parts.flatMap(layersOf) : [];
  const keys = layers.flatMap(ownKeysOf);
  const whole = layers.filter(
    (layer) => readMapping(layer).form !== 'object' && (readsAnswers(layer) || !isLoaded(layer)),
  );
  const isTwice =
    whole.length > 1 ||
    new Set(keys).size < keys.length ||
    (whole.length > 0 && keys.some((key) => names.has(key)));
  return (
    (isTwice && layers.some(readsAnswers)) ||
    partsOfMapping(mapping).some((part) => coversGiven(part.mapping, names))
  );
}

/** Returns the mappings that a part of a merge lays over each other: those of a merge in it, or itself. */
export function layersOf(part: Mapping): Mapping[] {
  const read = readMapping(part);
  return read.form === 'merge' ? read.parts.flatMap(layersOf) : [part];
}

/** Returns the mapping that builds the value of a key of an object: its entry, or the mapping of the whole object. */
export function entryOf(mapping: Mapping, key: string): Mapping {
  const read = readMapping(mapping);
  const entry = read.form === 'object' ? read.entries.find(([name]) => name === key) : undefined;
  return entry ? entry[1] : mapping;
}

/** Returns the keys that a layer of a merge writes, where the definition names them. */
export function keysOf(layer: Mapping): string[] {
  const read = readMapping(layer);
  if (read.form === 'when') return partsOfMapping(layer).flatMap((part) => keysOf(part.mapping));
  return read.form === 'object' ? read.entries.map(([key]) => key) : [];
}

/** Returns those of its keys whose values an empty answer does not cover. */
export const ownKeysOf = (layer: Mapping): string[] =>
  keysOf(layer).filter((key) => !isLoaded(entryOf(layer, key)));

/** Returns whether a mapping reads answers. An item can be one of an answer, or of loaded data. */
export const readsAnswers = (mapping: unknown): boolean => reads(mapping, /^\/(answers|item)\b/);

/** Returns whether a mapping reads loaded data, and no answers beside it. */
export const isLoaded = (mapping: unknown): boolean =>
  reads(mapping, /^\/(loaded|steps|item)\b/) && !reads(mapping, /^\/answers\b/);

function reads(mapping: unknown, pointers: RegExp): boolean {
  const read = readMapping(mapping);
  return (
    (read.form === 'from' && pointers.test(read.from)) ||
    partsOfMapping(mapping).some((part) => reads(part.mapping, pointers))
  );
}
