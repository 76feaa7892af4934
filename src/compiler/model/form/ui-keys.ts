import { isObject } from '../../../core/is-object.ts';
import type { UiKeyEntry } from '../../../definition/ui-key-entry.ts';
import { everyOption, uiKeyCatalogue } from '../../../definition/ui-keys/index.ts';

/** A key of a field's entry in ui.json, or an option of it, with its entry in the catalogue. */
interface WrittenKey {
  key: string;
  value: unknown;
  /** Its pointer in the entry of the field. */
  pointer: string;
  entry: UiKeyEntry;
}

/** Lists the keys and the options of a field that are in the catalogue. */
export const writtenKeysOf = (ui: object | undefined): WrittenKey[] => [
  ...entriesIn(ui, uiKeyCatalogue, ''),
  ...entriesIn(
    (ui as Record<string, unknown> | undefined)?.['ui:options'],
    everyOption,
    '/ui:options',
  ),
];

const entriesIn = (
  written: unknown,
  catalogue: Record<string, WrittenKey['entry']>,
  at: string,
): WrittenKey[] =>
  Object.entries(isObject(written) ? written : {}).flatMap(([key, value]) => {
    const entry = Object.hasOwn(catalogue, key) ? catalogue[key] : undefined;
    return entry ? [{ key, value, pointer: `${at}/${key}`, entry }] : [];
  });
