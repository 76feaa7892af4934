import { isObject } from '../../../core/is-object.ts';
import { isInside } from '../../../core/pointer.ts';
import type { CallSource } from '../../../definition/files/choice-source.ts';
import type { UiFile } from '../../../definition/files/ui.ts';
import { sentValues } from './sent-values.ts';

/** Returns whether a "source" takes its choices from a call. */
export const isCallSource = (source: unknown): source is CallSource =>
  isObject(source) && typeof source.call === 'string';

/** Returns whether a "source" takes choices from a call that finds them for a typed text. */
export const isSearchSource = (source: unknown): source is CallSource =>
  isCallSource(source) && sentValues(source, '').some(({ from }) => isInside(from, '/typed'));

/** Returns the pointers to the lists that a "source" names; none to that in the response of a call. */
export function listPointersOf(source: unknown): string[] {
  const from = isObject(source) && !isCallSource(source) ? [source.from].flat() : [];
  return from.filter((pointer) => typeof pointer === 'string');
}

/** Returns the pointers to the lists that the choices in a ui.json come from. */
export function sourcePointersIn(ui: UiFile): string[] {
  return Object.entries(ui).flatMap(([key, entry]) => {
    if (!isObject(entry)) return [];
    return key === 'ui:options' ? listPointersOf(entry.source) : sourcePointersIn(entry as UiFile);
  });
}
