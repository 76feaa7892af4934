import { isDeepStrictEqual } from 'node:util';
import type { CompiledForm } from '../../compiled/form.ts';
import { indexForm } from '../../core/form/form-index.ts';
import { isObject } from '../../core/is-object.ts';
import { partsOfMapping, readMapping } from '../../core/mapping/read-mapping.ts';
import { resolveMapping } from '../../core/mapping/resolve-mapping.ts';
import { escapePart, fromPointer, isInside, toQuestionPointer } from '../../core/pointer.ts';
import type { Mapping } from '../../definition/files/mapping.ts';

/** The data of a body's mapping beside answers. */
interface KnownData {
  forms: CompiledForm[];
  /** The response to the load call, where it is known. */
  loaded?: unknown;
}

/**
 * Returns a body with the values alone that its mapping writes: no other keys, loaded values as they were loaded, and
 * fixed ones as the definition has them.
 */
export function knownBody(mapping: Mapping, value: unknown, data: KnownData, item = ''): unknown {
  const read = readMapping(mapping);
  switch (read.form) {
    case 'from': {
      if (read.each !== undefined) {
        const { each } = read;
        const inner = isInside(read.from, '/answers') ? read.from.slice('/answers'.length) : item;
        return Array.isArray(value)
          ? value.map((one) => knownBody(each, one, data, `${inner}/-`))
          : value;
      }
      if (isInside(read.from, '/loaded') && data.loaded !== undefined) {
        return resolveMapping(mapping, { loaded: data.loaded });
      }
      if (isInside(read.from, '/answers')) {
        return knownAnswers(value, read.from.slice('/answers'.length), data);
      }
      return value;
    }
    case 'merge':
      if (!isObject(value)) return undefined;
      return merged(
        read.parts.flatMap(branchesOfPart).map((branch) => knownBody(branch, value, data, item)),
        value,
      );
    case 'object':
      if (!isObject(value)) return undefined;
      return Object.fromEntries(
        read.entries.flatMap(([key, entry]) =>
          Object.hasOwn(value, key) ? [[key, knownBody(entry, value[key], data, item)]] : [],
        ),
      );
    case 'list':
      return read.entries.map((entry, index) =>
        knownBody(entry, Array.isArray(value) ? value[index] : undefined, data, item),
      );
    case 'calculated':
      return value;
    case 'when': {
      const written = branchesOfPart(mapping).map((branch) => knownBody(branch, value, data, item));
      return written.find((one) => isDeepStrictEqual(one, value)) ?? written[0];
    }
    default:
      return read.value;
  }
}

/** Returns the mappings of which a condition chooses one; any other mapping alone. */
function branchesOfPart(mapping: Mapping): Mapping[] {
  if (readMapping(mapping).form !== 'when') return [mapping];
  return partsOfMapping(mapping).flatMap((part) => branchesOfPart(part.mapping));
}

/** Merges the values that each part of a merge could have written. A value that one part could have written whole stays. */
function merged(parts: unknown[], value: Record<string, unknown>): Record<string, unknown> {
  const known: Record<string, unknown> = Object.assign({}, ...parts);
  for (const key of Object.keys(known)) {
    const isWhole = parts.some(
      (part) => isObject(part) && isDeepStrictEqual(part[key], value[key]),
    );
    if (isWhole && Object.hasOwn(value, key)) known[key] = value[key];
  }
  return known;
}

/** Returns a value of the answers with the answers alone that a form asks for. */
function knownAnswers(value: unknown, pointer: string, data: KnownData): unknown {
  const entries = data.forms.flatMap((form) => {
    const entry = indexForm(form).byPointer.get(toQuestionPointer(pointer));
    return entry ? [entry.kind] : [];
  });
  if (Array.isArray(value)) {
    if (!entries.includes('list')) return value;
    return value.map((item, index) => knownAnswers(item, `${pointer}/${index}`, data));
  }
  const isGroup = fromPointer(pointer).length === 0 || entries.includes('group');
  if (!isObject(value) || !isGroup) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      const inside = `${pointer}/${escapePart(name)}`;
      const isKnown = data.forms.some((form) =>
        [...indexForm(form).byPointer.keys()].some((known) =>
          isInside(known, toQuestionPointer(inside)),
        ),
      );
      return isKnown ? [[name, knownAnswers(inner, inside, data)]] : [];
    }),
  );
}
