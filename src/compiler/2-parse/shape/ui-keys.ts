import { formKeywords } from '../../../definition/files/schema.ts';
import type { Mismatch } from '../../model/shape-error.ts';
import { closestName, suggest } from '../../model/suggest.ts';
import { optionsShape, uiShapes } from './file-shapes.ts';

/** The keys that an entry of a ui.json can have. */
const uiNames = [...Object.keys(uiShapes), 'ui:options'];

/** A name without its "ui:", signs and capitals: people write "widget", "ui-widget" and "uiWidget". */
const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/^ui(?![a-z])/, '')
    .replace(/[^a-z]/g, '')
    .replace(/^ui/, '');

/** The "ui:" key that is meant by a word, however it is written. */
export function closestUiKey(word: string): string | undefined {
  const name = plain(word);
  return (
    uiNames.find((one) => plain(one) === name) ??
    (word.startsWith('ui:') ? closestName(word, uiNames) : undefined)
  );
}

/** Whether a word is one that a schema.json says. */
export const isSchemaKeyword = (word: string): boolean =>
  Object.hasOwn(formKeywords, word) && word !== '$schema';

/** What is wrong with a key of an entry that no entry can have. */
export function unknownUiKey(
  pointer: string,
  key: string,
  widget: string | undefined,
  entry: Record<string, unknown>,
): Mismatch {
  const found = (advice: string, to?: string): Mismatch => ({
    ...{ kind: 'unknown-key', pointer, message: `There is no key "${key}" here${advice}` },
    fix: to === undefined ? undefined : { do: 'rename', to },
  });
  const option = optionNamed(key, widget);
  if (option !== undefined) {
    return found(`; it is an option: write "ui:options": { "${option}": ... }.`);
  }
  const mean = closestUiKey(key);
  if (mean !== undefined && Object.hasOwn(entry, mean)) {
    return found(`, and "${mean}" stands here already; remove one.`);
  }
  if (mean !== undefined) return found(`. Did you mean "${mean}"?`, mean);
  if (isSchemaKeyword(key)) return found('; it belongs to the field in schema.json.');
  const free = uiNames.filter((name) => !Object.hasOwn(entry, name));
  return found(`.${suggest(key, free, uiNames)}`);
}

function optionNamed(key: string, widget: string | undefined): string | undefined {
  const name = plain(key);
  return Object.keys(optionsShape(widget).properties ?? {}).find((one) => plain(one) === name);
}
