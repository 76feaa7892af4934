import { isSearchSource } from '../../../compiler/index.ts';
import type { SourceFile } from '../../../definition/files/choice-source.ts';
import { isEqual } from '../canonical-json.ts';
import { joinList } from './format-value.ts';
import type { Context, Values } from './kind.ts';
import { describePointer } from './mapping.ts';
import { describeStructuralDiff } from './structural-diff.ts';

/** Describes another source of the choices of a question. */
export function describeSource(
  values: Values,
  _noun: string,
  { it, questions }: Context,
): string[] {
  const [before, after] = [values.oldValue, values.newValue] as (SourceFile | undefined)[];
  const lists = (source: SourceFile) =>
    'call' in source
      ? `the choices that the ${source.call} call ${isSearchSource(source) ? 'finds for what is typed' : 'brings'}`
      : joinList(
          [source.from].flat().map((pointer) => describePointer(pointer, questions.current)),
        );
  if (!after) return before ? [`${it} no longer offers ${lists(before)}`] : [];
  if (!before) return [`${it} now offers ${lists(after)}`];
  const [offeredBefore, offered] = [lists(before), lists(after)];
  return [
    ...(offered === offeredBefore
      ? describeCallSource(it, before, after)
      : [`${it} now offers ${offered} (was ${offeredBefore})`]),
    ...(after.sort === before.sort
      ? []
      : [`the choices of ${it} are ${after.sort ? 'now' : 'no longer'} sorted by their words`]),
    ...describeStructuralDiff(`${it}: of each choice, the`, ofItem(before), ofItem(after), ' '),
  ];
}

/** Returns the pointers of a source into an item. */
const ofItem = ({ value, label, disabled, reason }: SourceFile) => ({
  value,
  label,
  disabled,
  reason,
});

/** Describes the changes of the call that brings choices. */
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
