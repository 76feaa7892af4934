import { isObject } from '../../../core/is-object.ts';
import { widgetEntry } from '../../../definition/widget-catalogue/index.ts';
import { formatValue, joinList } from './format-value.ts';

/** Describes a changed list of the values that a question offers, or does not offer; countries by their names. */
export function describeOffers(
  option: 'only' | 'except',
  widget: unknown,
  it: string,
  oldValue: unknown,
  newValue: unknown,
): string[] {
  const { ownList } = widgetEntry(String(widget)) ?? {};
  const named = (values: unknown[]) =>
    joinList(values.map((value) => formatValue(ownList?.valueMeant(String(value)) ?? value)));
  const before = listOf(oldValue);
  const after = listOf(newValue);
  if (option === 'only') {
    if (after.length === 0) return [`${it} no longer offers only ${named(before)}`];
    const was = before.length > 0 ? ` (was ${named(before)})` : '';
    return [`${it} now offers only ${named(after)}${was}`];
  }
  const left = after.filter((value) => !before.includes(value));
  const returned = before.filter((value) => !after.includes(value));
  return [
    ...(left.length > 0 ? [`${it} no longer offers ${named(left)}`] : []),
    ...(returned.length > 0 ? [`${it} now offers ${named(returned)} too`] : []),
  ];
}

/** Describes other choices that visitors see and can't choose. */
export function describeDisabled(it: string, oldValue: unknown, newValue: unknown): string[] {
  const [before, after] = [oldValue, newValue].map((value) => (isObject(value) ? value : {}));
  const values = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...values].flatMap((value) => {
    const [was, is] = [before?.[value], after?.[value]];
    if (was === is) return [];
    if (is === undefined) return [`${formatValue(value)} of ${it} can be chosen again`];
    const reason = formatValue(is);
    return was === undefined
      ? [`${formatValue(value)} of ${it} can no longer be chosen, for the reason ${reason}`]
      : [`the reason why ${formatValue(value)} of ${it} can't be chosen is now ${reason}`];
  });
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
