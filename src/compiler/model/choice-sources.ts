import { isObject } from '../../core/is-object.ts';
import type { UiFile } from '../../definition/files/ui.ts';

/** Returns the pointers to the lists that a "source" names. */
export function listPointersOf(source: unknown): string[] {
  const from = isObject(source) ? [source.from].flat() : [];
  return from.filter((pointer) => typeof pointer === 'string');
}

/** Returns the pointers to the lists that the choices in a ui.json come from. */
export function sourcePointersIn(ui: UiFile): string[] {
  return Object.entries(ui).flatMap(([key, entry]) => {
    if (!isObject(entry)) return [];
    return key === 'ui:options' ? listPointersOf(entry.source) : sourcePointersIn(entry as UiFile);
  });
}
