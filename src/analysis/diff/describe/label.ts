import type { Question } from '../../../compiled/question.ts';
import type { AttributeChange } from '../compare/model-change.ts';
import { describeReplaced, formatValue } from './format-value.ts';
import { describeStructuralDiff } from './structural-diff.ts';

/** The things that the sentences about an attribute refer to. */
export interface Context {
  /** Name of the node that has it: "'City'", "the save call". */
  it: string;
  /** The part of its name that "*" stands for: the name of a header. */
  key: string;
  /** Name of the call, for a part of a request. */
  call: string;
  /** The questions before and after the change. */
  questions: { previous: Question[]; current: Question[] };
  /** Names a screen by its route. */
  screen: (route: unknown) => string;
}

/** The value of an attribute before and after a change; `undefined` where there is none. */
export type Values = Pick<AttributeChange, 'oldValue' | 'newValue'>;

/** The words for an attribute and its values in sentences: "the NOUN is now VALUE (was VALUE)". */
export interface Label {
  /** "{it}", "{key}" and "{call}" stand for those of the context. */
  noun: string;
  /** Without it, the differences inside of objects and lists are described one by one. */
  format?: (value: unknown, questions: Question[]) => string;
  /** The words for a missing value. */
  absent?: string;
  /** Returns sentences of its own; none where the label says enough. */
  describe?: (values: Values, noun: string, context: Context) => string[];
}

/** Labels by the name of the attribute; one that ends with "*" is for all names that begin with the rest. */
export type Labels = Record<string, string | Label>;

/** Returns the label of something that is one of two things; without a value, the second. */
export const either = (noun: string, yes: string, no: string): Label => ({
  noun,
  format: (value) => (value === true ? yes : no),
  absent: no,
});

export function findLabel(
  labels: Labels,
  name: string,
): { label: string | Label; key: string } | undefined {
  const found = Object.keys(labels).find((pattern) =>
    pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern,
  );
  const label = found === undefined ? undefined : labels[found];
  if (found === undefined || label === undefined) return undefined;
  return { label, key: name.slice(found.length - 1) };
}

/** Describes a changed value by its label. */
export function describeLabelled(
  label: string | Label,
  values: Values,
  context: Context,
): string[] {
  const {
    noun: pattern,
    format,
    absent,
    describe,
  }: Label = typeof label === 'string' ? { noun: label } : label;
  const noun = pattern.replace(
    /\{(it|key|call)\}/g,
    (_, name: 'it' | 'key' | 'call') => context[name],
  );
  const own = describe?.(values, noun, context) ?? [];
  if (own.length > 0) return own;
  const { oldValue, newValue } = values;
  if (!format && absent === undefined) {
    return describeStructuralDiff(noun, oldValue, newValue, ': ');
  }
  const { previous, current } = context.questions;
  const print = (value: unknown, isOld: boolean) =>
    format ? format(value, isOld ? previous : current) : formatValue(value);
  return [describeReplaced(noun, oldValue, newValue, print, absent)];
}
