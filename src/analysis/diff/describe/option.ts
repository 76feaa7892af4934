import type { Question } from '../../../compiled/question.ts';
import { isSearchSource } from '../../../compiler/index.ts';
import { getOwn } from '../../../core/get-own.ts';
import type { SourceFile } from '../../../definition/files/choice-source.ts';
import type { UiKeyEntry } from '../../../definition/ui-key-entry.ts';
import { everyOption, optionsOf } from '../../../definition/ui-keys/index.ts';
import { isEqual } from '../canonical-json.ts';
import { describeCalculation } from './calculation.ts';
import { describeReplaced, formatValue, joinList } from './format-value.ts';
import { describePointer } from './mapping.ts';
import { describeDisabled, describeOffers } from './offers.ts';
import { describeStructuralDiff } from './structural-diff.ts';

/** Describes a changed option of a widget; `undefined` for an option without a sentence or a label. */
export function describeOption(
  widget: unknown,
  option: string,
  it: string,
  oldValue: unknown,
  newValue: unknown,
  questions: Question[],
): string[] | undefined {
  const pointer = (value: unknown) => describePointer(String(value), questions);
  switch (option) {
    case 'source':
      return describeSource(
        it,
        oldValue as SourceFile | undefined,
        newValue as SourceFile | undefined,
        pointer,
      );
    case 'calculated':
    case 'proposed': {
      const describe = (value: unknown) => describeCalculation(value, questions, describePointer);
      if (newValue === undefined) return [`${it} is no longer ${option}`];
      const was = oldValue === undefined ? '' : ` (was ${describe(oldValue)})`;
      return [`${it} is now ${option} as ${describe(newValue)}${was}`];
    }
    case 'only':
    case 'except':
      return describeOffers(option, widget, it, oldValue, newValue);
    case 'disabled':
      return describeDisabled(it, oldValue, newValue);
    case 'other':
      return describeStructuralDiff(`the words of "Other" of ${it}`, oldValue, newValue);
    case 'check':
      return [
        newValue === 'last'
          ? `${it} is now validated only once all other answers are right`
          : `${it} is now validated together with the other answers`,
      ];
    default: {
      return describeLabelled(entryOf(widget, option), it, oldValue, newValue, pointer);
    }
  }
}

/** Returns the entry of an option; one that is gone may be of the widget before. */
const entryOf = (widget: unknown, option: string): UiKeyEntry | undefined =>
  getOwn(optionsOf(String(widget)), option) ?? getOwn(everyOption, option);

/** Describes an option of a new question: "unit "kg""; `undefined` for one whose label is a sentence, and for its width. */
export function describeNewOption(
  widget: unknown,
  option: string,
  value: unknown,
): string | undefined {
  const label = entryOf(widget, option)?.label;
  if (label === undefined || label.includes('{it}') || option === 'width') return undefined;
  return `${label} ${formatValue(value)}`;
}

/** Describes a change by the label of its key: "the unit of 'Weight' is now "kg" (was none)". */
function describeLabelled(
  entry: UiKeyEntry | undefined,
  it: string,
  oldValue: unknown,
  newValue: unknown,
  pointer = formatValue,
): string[] | undefined {
  if (entry?.label === undefined) return undefined;
  const { label, schema, unset } = entry;
  const { default: byDefault = unset }: { default?: unknown } = schema;
  const what = label.includes('{it}') ? label.replace('{it}', it) : `the ${label} of ${it}`;
  // Without it, a question does not do what a boolean asks for.
  const standard = byDefault ?? (isBoolean(schema) ? false : undefined);
  const format = entry.pointsTo ? pointer : formatValue;
  return [describeReplaced(what, oldValue ?? standard, newValue ?? standard, format)];
}

const isBoolean = (schema: { type?: string }): boolean => schema.type === 'boolean';

function describeSource(
  it: string,
  oldValue: SourceFile | undefined,
  newValue: SourceFile | undefined,
  pointer: (value: unknown) => string,
): string[] {
  const lists = (source: SourceFile | undefined) =>
    source && 'call' in source
      ? `the choices that the ${source.call} call ${isSearchSource(source) ? 'finds for what is typed' : 'brings'}`
      : joinList([source?.from ?? []].flat().map(pointer));
  if (!oldValue) return [`${it} now offers ${lists(newValue)}`];
  if (!newValue) return [`${it} no longer offers ${lists(oldValue)}`];
  const [offeredBefore, offered] = [lists(oldValue), lists(newValue)];
  return [
    ...(offered === offeredBefore
      ? describeCallSource(it, oldValue, newValue)
      : [`${it} now offers ${offered} (was ${offeredBefore})`]),
    ...(newValue.sort === oldValue.sort
      ? []
      : [`the choices of ${it} are ${newValue.sort ? 'now' : 'no longer'} sorted by their words`]),
    ...describeStructuralDiff(`${it}: of each choice, the`, ofItem(oldValue), ofItem(newValue)).map(
      (one) => one.replace('the.', 'the '),
    ),
  ];
}

/** Returns the pointers of a source into an item. */
const ofItem = ({ value, label }: SourceFile) => ({
  ...(value !== undefined && { value }),
  ...(label !== undefined && { label }),
});

/** Describes what has changed about the call that brings choices. */
function describeCallSource(it: string, before: SourceFile, after: SourceFile): string[] {
  if (!('call' in before) || !('call' in after)) return [];
  const { call } = after;
  const sends = ({ params, send }: typeof after) => ({ params, send });
  return [
    ...(isEqual(sends(before), sends(after))
      ? []
      : [`the ${call} call now sends other values for the choices of ${it}`]),
    ...(before.from === after.from
      ? []
      : [`${it} now offers another list in the response of the ${call} call`]),
    ...(before.cache === after.cache
      ? []
      : [`the choices of ${it} are ${after.cache ? 'now' : 'no longer'} kept for the tab`]),
  ];
}
