import { isObject } from '../../../core/is-object.ts';
import { escapePart, fromPointer } from '../../../core/pointer.ts';
import { renameTo } from '../../model/diagnostic.ts';
import type { Mismatch } from '../../model/shape-error.ts';
import { closestName, suggest } from '../../model/suggest.ts';
import { maxExampleLength } from './check-leaf.ts';
import { type Shape, shapeOfKey } from './shape.ts';

/** Finds unknown and missing keys of an object. */
export function checkKeys(
  shape: Shape,
  value: Record<string, unknown>,
  pointer: string,
): Mismatch[] {
  const known = knownKeys(shape);
  const misspelt = new Set<string>();
  const unknown = Object.keys(value)
    .filter((key) => shapeOfKey(shape, key) === undefined && shape.additionalProperties === false)
    .map((key): Mismatch => {
      const free = known.filter((name) => !Object.hasOwn(value, name));
      const closest = closestName(key, free);
      const existing = closestName(key, known);
      if (closest !== undefined) misspelt.add(closest);
      return {
        kind: 'unknown-key',
        pointer: `${pointer}/${escapePart(key)}`,
        message: `There is no key "${key}" here${closest === undefined && existing !== undefined ? `, and "${existing}" exists already; remove one.` : `.${suggest(key, free, known)}`}`,
        fix: renameTo(closest),
        ...(isObject(value[key]) && { mayHoldMissing: true as const }),
      };
    });
  const missing = (shape.required ?? [])
    .filter((key) => !Object.hasOwn(value, key) && !misspelt.has(key))
    .map((key): Mismatch => {
      const [sample] = shape.properties?.[key]?.examples ?? [];
      const isShort = sample !== undefined && JSON.stringify(sample).length <= maxExampleLength;
      const hint = isShort ? `, for instance "${key}": ${JSON.stringify(sample)}` : '';
      return {
        kind: 'missing-key',
        pointer: `${pointer}/${escapePart(key)}`,
        message: `The key "${key}" is missing; add it${hint}.`,
      };
    });
  const [unknownKey] = unknown;
  const [missingKey] = missing;
  if (unknownKey && missingKey && unknown.length === 1 && missing.length === 1 && !unknownKey.fix) {
    // A single unknown key is probably the single missing one.
    return [pair(unknownKey, missingKey)];
  }
  return [...unknown, ...missing];
}

function pair(unknown: Mismatch, missing: Mismatch): Mismatch {
  const [key, expected] = [unknown, missing].map(({ pointer }) => fromPointer(pointer).at(-1));
  const message = `There is no key "${key}" here, and "${expected}" is missing. Did you mean "${expected}"?`;
  return { ...unknown, message };
}

/** Returns the possible keys of an object; of a pattern like "^(a|b)", its alternatives. */
function knownKeys({ properties = {}, patternProperties = {} }: Shape): string[] {
  const listed = Object.keys(patternProperties).flatMap((pattern) => {
    const [, alternatives] = /^\^\(([\w|]+)/.exec(pattern) ?? [];
    return alternatives?.split('|').filter((one) => one !== '') ?? [];
  });
  return [...Object.keys(properties), ...listed];
}
