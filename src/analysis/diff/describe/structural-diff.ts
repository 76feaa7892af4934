import { isObject } from '../../../core/is-object.ts';
import { canonicalJson, isEqual } from '../canonical-json.ts';
import { describeReplaced, formatValue } from './format-value.ts';

/** Describes all differences between two values; for attributes without a sentence of their own. */
export function describeStructuralDiff(
  noun: string,
  oldValue: unknown,
  newValue: unknown,
): string[] {
  if (isEqual(oldValue, newValue)) return [];
  if (isObject(oldValue) && isObject(newValue)) {
    const keys = new Set([...Object.keys(oldValue), ...Object.keys(newValue)]);
    return [...keys].flatMap((key) =>
      describeStructuralDiff(`${noun}.${key}`, oldValue[key], newValue[key]),
    );
  }
  if (Array.isArray(oldValue) && Array.isArray(newValue) && oldValue.length === newValue.length) {
    const items = oldValue.flatMap((item, index) =>
      describeStructuralDiff(`${noun}.${index}`, item, newValue[index]),
    );
    if (!isEqual(counts(oldValue), counts(newValue))) return items;
    return [`${noun} is in another order: ${newValue.map((item) => formatValue(item)).join(', ')}`];
  }
  if (Array.isArray(oldValue) && Array.isArray(newValue)) {
    const [less, more] = [missingFrom(newValue, oldValue), missingFrom(oldValue, newValue)];
    return [
      ...less.map((item) => `${noun} no longer has ${formatValue(item)}`),
      ...more.map((item) => `${noun} now has ${formatValue(item)}`),
    ];
  }
  return [describeReplaced(noun, oldValue, newValue)];
}

const counts = (items: unknown[]): string[] => items.map(canonicalJson).sort();

/** Returns the items that a list lacks, as often as it lacks them. */
function missingFrom(list: unknown[], items: unknown[]): unknown[] {
  const left = list.map(canonicalJson);
  return items.filter((item) => {
    const index = left.indexOf(canonicalJson(item));
    if (index === -1) return true;
    left.splice(index, 1);
    return false;
  });
}
