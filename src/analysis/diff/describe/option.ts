import type { Question } from '../../../compiled/question.ts';
import { isSearchSource } from '../../../compiler/index.ts';
import type { SourceFile } from '../../../definition/files/choice-source.ts';
import {
  type WidgetEntry,
  widgetCatalogue,
  widgetEntry,
} from '../../../definition/widgets/index.ts';
import { isEqual } from '../canonical-json.ts';
import { describeCalculation } from './calculation.ts';
import { describeReplaced, joinList } from './format-value.ts';
import { describePointer } from './mapping.ts';
import { describeDisabled, describeExclusive, describeOffers } from './offers.ts';
import { describeStructuralDiff } from './structural-diff.ts';

const byAnswer = 'by its answer';

/** Describes a changed option of a widget; `undefined` for an option without a sentence of its own. */
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
    case 'width':
      return [describeReplaced(`the width of ${it}`, oldValue ?? byAnswer, newValue ?? byAnswer)];
    case 'source':
      return describeSource(
        it,
        oldValue as SourceFile | undefined,
        newValue as SourceFile | undefined,
        pointer,
      );
    case 'addText':
      return [describeReplaced(`the button that adds to ${it}`, oldValue, newValue)];
    case 'orderable':
      return [
        `the items of ${it} can ${newValue === false ? 'no longer' : 'now'} be moved up and down`,
      ];
    case 'clearedBy':
      if (newValue === undefined)
        return [`${it} is no longer emptied when ${pointer(oldValue)} changes`];
      return [`${it} is now emptied when ${pointer(newValue)} changes`];
    case 'exclude':
      if (newValue === undefined) return [`${it} may now be the same as ${pointer(oldValue)}`];
      return [`${it} no longer offers ${pointer(newValue)}`];
    case 'calculated': {
      const describe = (value: unknown) => describeCalculation(value, questions, describePointer);
      if (newValue === undefined) return [`${it} is no longer calculated`];
      const was = oldValue === undefined ? '' : ` (was ${describe(oldValue)})`;
      return [`${it} is now calculated as ${describe(newValue)}${was}`];
    }
    case 'shown':
      return [`${it} is ${newValue === false ? 'no longer' : 'now'} shown`];
    case 'only':
    case 'except':
      return describeOffers(option, widget, it, oldValue, newValue);
    case 'disabled':
      return describeDisabled(it, oldValue, newValue);
    case 'other':
      return describeStructuralDiff(`the words of "Other" of ${it}`, oldValue, newValue);
    case 'exclusive':
      return describeExclusive(it, oldValue, newValue);
    case 'count': {
      // A new limit is reported as such.
      const [counted, counts] = [oldValue, newValue].map((value) => typeof value === 'number');
      if (counted === counts) return [];
      return [`${it} ${counts ? 'now' : 'no longer'} says how many characters are left`];
    }
    case 'check':
      return [
        newValue === 'last'
          ? `${it} is now judged only once all other answers are right`
          : `${it} is now judged together with the other answers`,
      ];
    default:
      return describeWidgetOption(widget, option, it, oldValue, newValue);
  }
}

function describeWidgetOption(
  widget: unknown,
  option: string,
  it: string,
  oldValue: unknown,
  newValue: unknown,
): string[] | undefined {
  // An option that is gone may be one of the widget before.
  const entries = [widgetEntry(String(widget)), ...Object.values<WidgetEntry>(widgetCatalogue)];
  const schema: { title?: string; default?: unknown } | undefined = entries.find(
    (entry) => entry?.options[option],
  )?.options[option];
  if (schema?.title === undefined) return undefined;
  return [
    describeReplaced(
      `the ${schema.title} of ${it}`,
      oldValue ?? schema.default,
      newValue ?? schema.default,
    ),
  ];
}

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
