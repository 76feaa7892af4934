import { escapePart } from '../../../core/pointer.ts';
import { type Finding, renameTo, replaceWith } from '../../model/diagnostic.ts';
import { closestName, suggest } from '../../model/suggest.ts';

/** A name in a file: where it is declared, or where it is used. */
export interface NameUse {
  name: string;
  file: string;
  /** Pointer to the text that is the name or that holds it, or to the entry whose key it is. */
  pointer: string;
  /** Whether the name is the key at the pointer. */
  key?: boolean | undefined;
}

interface UnknownName {
  message: string;
  /** The names that may be meant. */
  known: readonly string[];
  /** The alternatives to list where none of these is similar, if there are more. */
  listed?: readonly string[];
  /** What the message says instead of similar names or alternatives. */
  advice?: string;
  /** Returns what to write if another name is meant; `undefined` where no fix is certain. */
  written?: (name: string) => string | undefined;
}

/** Lists the keys of an object as names. */
export const keyNames = (file: string, pointer: string, object: object = {}): NameUse[] =>
  Object.keys(object).map((name) => ({
    name,
    file,
    pointer: `${pointer}/${escapePart(name)}`,
    key: true,
  }));

/** Reports an unknown name. The fix is the name that is meant, if only one is similar. */
export function unknownName(
  { name, file, pointer, key }: NameUse,
  { message, known, listed, advice, written = (meant) => meant }: UnknownName,
): Finding {
  const closest = closestName(name, known);
  const fixed = closest === undefined ? undefined : written(closest);
  const fix = key ? renameTo(fixed) : replaceWith(fixed);
  return { file, pointer, key, message: message + (advice ?? suggest(name, known, listed)), fix };
}

/** Reports the used names that are unknown. */
export const unknownNames = (
  uses: NameUse[],
  known: readonly string[],
  messageFor: (name: string) => string,
): Finding[] =>
  uses
    .filter(({ name }) => !known.includes(name))
    .map((use) => unknownName(use, { message: messageFor(use.name), known }));

/** Reports declared names that nothing uses, as warnings. */
export const unusedNames = (
  declared: NameUse[],
  used: Iterable<string | undefined>,
  messageFor: (name: string) => string,
): Finding[] =>
  findUnused(declared, used).map(({ name, ...place }) => ({
    ...place,
    message: messageFor(name),
    severity: 'warning',
  }));

/**
 * Returns the declared names that nothing uses; none while an unknown name is used, since it may be a misspelling of one
 * that seems unused.
 */
export function findUnused(declared: NameUse[], used: Iterable<string | undefined>): NameUse[] {
  const inUse = new Set(used);
  const known = new Set<string | undefined>(declared.map(({ name }) => name));
  if ([...inUse].some((name) => !known.has(name))) return [];
  return declared.filter(({ name }) => !inUse.has(name));
}

/** Returns the items whose key an earlier item has too, each with the first one. Items without a key are not compared. */
export function repeated<Item>(
  items: Item[],
  keyOf: (item: Item) => string | undefined,
): { item: Item; first: Item }[] {
  const firsts = new Map<string, Item>();
  return items.flatMap((item) => {
    const key = keyOf(item);
    if (key === undefined) return [];
    const first = firsts.get(key);
    if (first === undefined) firsts.set(key, item);
    return first === undefined ? [] : [{ item, first }];
  });
}
