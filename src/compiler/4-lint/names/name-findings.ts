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
  /** A text that is the same for all ways to write the name, if there are several. */
  comparedAs?: string;
  /** The thing that has the name, in words for a message. */
  owner?: string | undefined;
}

/** The parts of the message on an unknown name. */
export interface UnknownName {
  message: string;
  /** The names that may be meant. */
  known: readonly string[];
  /** The alternatives to list where none of these is similar, if there are more. */
  listed?: readonly string[];
  /** The end of the message, instead of similar names or alternatives. */
  advice?: string;
  /** Returns the text of the file if another name is meant; `undefined` where no fix is certain. */
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

/** Lists a value as a name if it is a text, and the texts of a list. */
export const nameAt = (
  file: string,
  pointer: string,
  value: unknown,
  owner?: string,
): NameUse[] => {
  if (Array.isArray(value)) {
    return value.flatMap((one, index) => nameAt(file, `${pointer}/${index}`, one));
  }
  return typeof value === 'string' ? [{ name: value, file, pointer, owner }] : [];
};

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

/**
 * Returns the declared names that nothing uses; none while an unknown name is used, since it may be a misspelling of one
 * that seems unused.
 */
export function findUnused(declared: NameUse[], used: Iterable<string>): NameUse[] {
  const inUse = new Set(used);
  const known = new Set(declared.map(({ name }) => name));
  if ([...inUse].some((name) => !known.has(name))) return [];
  return declared.filter(({ name }) => !inUse.has(name));
}

/** Returns the names that are declared again, each with the first one. */
export function findRepeated(declared: NameUse[]): { again: NameUse; first: NameUse }[] {
  const firsts = new Map<string, NameUse>();
  return declared.flatMap((use) => {
    const { name, comparedAs = name } = use;
    const first = firsts.get(comparedAs);
    if (first === undefined) firsts.set(comparedAs, use);
    return first === undefined ? [] : [{ again: use, first }];
  });
}
