import { isObject } from '../../../core/is-object.ts';
import { canonicalJson } from '../../../core/text/canonical-json.ts';
import { isEqual } from '../canonical-json.ts';
import { describeReplaced, formatValue } from './format-value.ts';

/**
 * Describes all differences between two values, of any depth.
 *
 * @param joint stands between the noun and the name of a part
 */
export function describeStructuralDiff(
  noun: string,
  oldValue: unknown,
  newValue: unknown,
  joint = '.',
): string[] {
  if (isEqual(oldValue, newValue)) return [];
  if (isObject(oldValue) && isObject(newValue)) {
    const keys = new Set([...Object.keys(oldValue), ...Object.keys(newValue)]);
    return [...keys].flatMap((key) =>
      describeStructuralDiff(`${noun}${joint}${key}`, oldValue[key], newValue[key]),
    );
  }
  if (!Array.isArray(oldValue) || !Array.isArray(newValue)) {
    return [describeReplaced(noun, oldValue, newValue)];
  }
  const [gone, added] = [missingFrom(newValue, oldValue), missingFrom(oldValue, newValue)];
  if (gone.length + added.length === 0) {
    return [`${noun} is in another order: ${newValue.map((item) => formatValue(item)).join(', ')}`];
  }
  if (oldValue.length === newValue.length) {
    return oldValue.flatMap((item, index) =>
      describeStructuralDiff(`${noun}${joint}${index}`, item, newValue[index]),
    );
  }
  return [
    ...gone.map((item) => `${noun} no longer has ${formatValue(item)}`),
    ...added.map((item) => `${noun} now has ${formatValue(item)}`),
  ];
}

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
