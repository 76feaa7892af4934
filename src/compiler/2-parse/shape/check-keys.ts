import { isObject } from '../../../core/is-object.ts';
import { escapePart, fromPointer } from '../../../core/pointer.ts';
import type { Mismatch } from '../../model/shape-error.ts';
import { closestName, suggest } from '../../model/suggest.ts';
import { longestExample } from './check-leaf.ts';
import { type Shape, shapeOfKey } from './shape.ts';

/** Keys of an object that it should not have, and those that it lacks. */
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
      const mean = closestName(key, free);
      const there = closestName(key, known);
      if (mean !== undefined) misspelt.add(mean);
      return {
        kind: 'unknown-key',
        pointer: `${pointer}/${escapePart(key)}`,
        message: `There is no key "${key}" here${mean === undefined && there !== undefined ? `, and "${there}" stands here already; remove one.` : `.${suggest(key, free, known)}`}`,
        fix: mean === undefined ? undefined : { do: 'rename', to: mean },
        ...(isObject(value[key]) && { mayHoldMissing: true as const }),
      };
    });
  const missing = (shape.required ?? [])
    .filter((key) => !Object.hasOwn(value, key) && !misspelt.has(key))
    .map((key): Mismatch => {
      const [sample] = shape.properties?.[key]?.examples ?? [];
      const short = sample !== undefined && JSON.stringify(sample).length <= longestExample;
      const hint = short ? `, for instance "${key}": ${JSON.stringify(sample)}` : '';
      return {
        kind: 'missing-key',
        pointer: `${pointer}/${escapePart(key)}`,
        message: `The key "${key}" is missing here; add it${hint}.`,
      };
    });
  const [key] = unknown;
  const [lacking] = missing;
  if (key && lacking && unknown.length === 1 && missing.length === 1 && !key.fix) {
    // One key too many and one too few: the one stands for the other.
    return [paired(key, lacking)];
  }
  return [...unknown, ...missing];
}

function paired(unknown: Mismatch, missing: Mismatch): Mismatch {
  const [key, wanted] = [unknown, missing].map(({ pointer }) => fromPointer(pointer).at(-1));
  const message = `There is no key "${key}" here, and "${wanted}" is missing. Did you mean "${wanted}"?`;
  return { ...unknown, message };
}

/** Keys that may stand in an object; of a pattern that lists words, the words. */
function knownKeys({ properties = {}, patternProperties = {} }: Shape): string[] {
  const listed = Object.keys(patternProperties).flatMap((pattern) => {
    const [, words] = /^\^\(([\w|]+)/.exec(pattern) ?? [];
    return words?.split('|').filter((word) => word !== '') ?? [];
  });
  return [...Object.keys(properties), ...listed];
}
