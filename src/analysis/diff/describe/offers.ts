import { widgetEntry } from '../../../definition/widget-catalogue/index.ts';
import { formatValue, joinList } from './format-value.ts';
import type { Context, Values } from './kind.ts';

/** Describes a changed list of the only values that a question offers. */
export function describeOnly(
  { oldValue, newValue }: Values,
  _noun: string,
  context: Context,
): string[] {
  const { it } = context;
  const named = (values: unknown) => nameValues(values as unknown[], context);
  if (newValue === undefined) return [`${it} no longer offers only ${named(oldValue)}`];
  const was = oldValue === undefined ? '' : ` (was ${named(oldValue)})`;
  return [`${it} now offers only ${named(newValue)}${was}`];
}

/** Describes a changed list of the values that a question does not offer. */
export function describeExcept(
  { oldValue = [], newValue = [] }: Values,
  _noun: string,
  context: Context,
): string[] {
  const { it } = context;
  const [before, after] = [oldValue, newValue] as [unknown[], unknown[]];
  const left = after.filter((value) => !before.includes(value));
  const returned = before.filter((value) => !after.includes(value));
  return [
    ...(left.length > 0 ? [`${it} no longer offers ${nameValues(left, context)}`] : []),
    ...(returned.length > 0 ? [`${it} now offers ${nameValues(returned, context)} too`] : []),
  ];
}

/** Describes other choices that visitors see and can't choose, each with the reason. */
export function describeDisabled(
  { oldValue, newValue }: Values,
  _noun: string,
  { it }: Context,
): string[] {
  const [before, after] = [oldValue ?? {}, newValue ?? {}] as Record<string, string>[];
  return [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].flatMap(
    (value) => {
      const [was, is] = [before?.[value], after?.[value]];
      if (was === is) return [];
      if (is === undefined) return [`${formatValue(value)} of ${it} can be chosen again`];
      const reason = formatValue(is);
      return was === undefined
        ? [`${formatValue(value)} of ${it} can no longer be chosen, for the reason ${reason}`]
        : [`the reason why ${formatValue(value)} of ${it} can't be chosen is now ${reason}`];
    },
  );
}

/** Formats which choices come in a random order. */
export function formatShuffled(shuffled: boolean | { except?: unknown[] } = false): string {
  const { except = [] } = typeof shuffled === 'object' ? shuffled : {};
  if (except.length > 0) return `all but ${joinList(except.map(formatValue))}`;
  return shuffled ? 'all' : 'none';
}

/** Names values; countries by their names. */
function nameValues(values: unknown[], { widget }: Context): string {
  const { ownList } = widgetEntry(String(widget)) ?? {};
  return joinList(values.map((value) => formatValue(ownList?.valueMeant(String(value)) ?? value)));
}
