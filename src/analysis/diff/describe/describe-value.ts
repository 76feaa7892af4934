import { getOwn } from '../../../core/get-own.ts';
import type { Label } from '../model/label.ts';
import { describeReplaced, formatValue } from './format-value.ts';
import type { Context, Kind, Values } from './kind.ts';
import { kinds } from './kinds.ts';
import { describeStructuralDiff } from './structural-diff.ts';

/** Describes a changed value by its label: "the NOUN is now VALUE (was VALUE)". */
export function describeValue(label: Label, values: Values, context: Context): string[] {
  const noun = fill(label, context);
  const { describe, format } = kindOf(label);
  const own = describe?.(values, noun, context, describeValue) ?? [];
  if (own.length > 0) return own;
  const { oldValue, newValue } = values;
  const { previous, current } = context.questions;
  const print = (value: unknown, isOld: boolean) =>
    getOwn(label.words, String(value)) ??
    (format ? format(value as never, context, isOld ? previous : current) : formatValue(value));
  const absent =
    label.words?.unset ?? (label.default === undefined ? undefined : print(label.default, false));
  return !format && !label.words && absent === undefined
    ? describeStructuralDiff(noun, oldValue, newValue, ': ')
    : [describeReplaced(noun, oldValue, newValue, print, absent)];
}

/** Without a kind, the differences inside of objects and lists are described one by one. */
const kindOf = ({ holds }: Label): Kind =>
  holds === undefined ? {} : (getOwn(kinds, holds) ?? { format: formatValue });

function fill({ noun, key = '' }: Label, { it, call }: Context): string {
  const words: Record<string, string> = { it, call, key };
  return noun.replace(/\{(it|call|key)\}/g, (_, word) => words[word] ?? '');
}
