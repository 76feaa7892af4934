import { isObject } from '../../../core/is-object.ts';
import { canonicalJson, isEqual } from '../canonical-json.ts';
import { describeReplaced, formatValue } from './format-value.ts';

/** Every place in which two values differ, in words; for whatever has no sentence of its own. */
export function describeStructuralDiff(noun: string, was: unknown, is: unknown): string[] {
  if (isEqual(was, is)) return [];
  if (isObject(was) && isObject(is)) {
    const keys = new Set([...Object.keys(was), ...Object.keys(is)]);
    return [...keys].flatMap((key) => describeStructuralDiff(`${noun}.${key}`, was[key], is[key]));
  }
  if (Array.isArray(was) && Array.isArray(is) && was.length === is.length) {
    const items = was.flatMap((item, index) =>
      describeStructuralDiff(`${noun}.${index}`, item, is[index]),
    );
    if (!isEqual(counts(was), counts(is))) return items;
    return [`${noun} is in another order: ${is.map((item) => formatValue(item)).join(', ')}`];
  }
  if (Array.isArray(was) && Array.isArray(is)) {
    const [less, more] = [missingFrom(is, was), missingFrom(was, is)];
    return [
      ...less.map((item) => `${noun} no longer has ${formatValue(item)}`),
      ...more.map((item) => `${noun} now has ${formatValue(item)}`),
    ];
  }
  return [describeReplaced(noun, was, is)];
}

const counts = (items: unknown[]): string[] => items.map(canonicalJson).sort();

/** The items of a list that another one lacks, as often as it lacks them. */
function missingFrom(list: unknown[], items: unknown[]): unknown[] {
  const left = list.map(canonicalJson);
  return items.filter((item) => {
    const index = left.indexOf(canonicalJson(item));
    if (index === -1) return true;
    left.splice(index, 1);
    return false;
  });
}
