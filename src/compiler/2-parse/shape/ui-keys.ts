import { explainUnsupported, synonymsOf } from '../../../definition/foreign-words.ts';
import { formKeywords } from '../../../definition/keywords/index.ts';
import { widgetCatalogue } from '../../../definition/widget-catalogue/index.ts';
import type { Mismatch } from '../../model/shape-error.ts';
import { closestName, suggest } from '../../model/suggest.ts';
import { optionsShape, uiShapes } from './file-shapes.ts';

/** The possible keys of an entry in ui.json. */
const uiNames = Object.keys(uiShapes);

/** Removes "ui:", punctuation and capitals: people write "widget", "ui-widget" and "uiWidget". */
const normalize = (name: string): string =>
  name
    .toLowerCase()
    .replace(/^ui(?![a-z])/, '')
    .replace(/[^a-z]/g, '')
    .replace(/^ui/, '');

/** Returns the likely "ui:" key of a misspelt one. */
export function closestUiKey(word: string): string | undefined {
  const name = normalize(word);
  return (
    uiNames.find((one) => normalize(one) === name) ??
    (word.startsWith('ui:') ? closestName(word, uiNames) : undefined)
  );
}

/** Returns whether a word is a keyword of schema.json. */
export const isSchemaKeyword = (word: string): boolean =>
  Object.hasOwn(formKeywords, word) && word !== '$schema';

/** Returns the mismatch for a key that no entry can have. */
export function unknownUiKey(
  pointer: string,
  key: string,
  widget: string | undefined,
  entry: Record<string, unknown>,
): Mismatch {
  const found = (advice: string, to?: string): Mismatch => ({
    kind: 'unknown-key',
    pointer,
    message: `There is no key "${key}" here${advice}`,
    fix: to === undefined ? undefined : { do: 'rename', to },
  });
  const option = optionNamed(key, widget);
  if (option !== undefined) {
    return found(`; it is an option: write "ui:options": { "${option}": ... }.`);
  }
  const reason = explainUnsupported('ui', key);
  if (reason !== undefined) return found(`: ${reason}`);
  const free = uiNames.filter((name) => !Object.hasOwn(entry, name));
  const plain = normalize(key);
  const owners = widgetsWithOption(key);
  // "ui:disabled" means the whole question elsewhere.
  if (owners.length > 0 && synonymsOf(plain, free).length === 0) {
    return found(`; it is an option of ${owners.map((one) => `"${one}"`).join(', ')}.`);
  }
  const closest = closestUiKey(key);
  if (closest !== undefined && Object.hasOwn(entry, closest)) {
    return found(`, and "${closest}" exists already; remove one.`);
  }
  if (closest !== undefined) return found(`. Did you mean "${closest}"?`, closest);
  if (isSchemaKeyword(key)) return found('; it belongs to the field in schema.json.');
  return found(`.${suggest(plain, free, []) || suggest(key, free, uiNames)}`);
}

/** Returns the widgets that have an option of this name. */
const widgetsWithOption = (key: string): string[] =>
  Object.keys(widgetCatalogue).filter((widget) => optionNamed(key, widget) !== undefined);

function optionNamed(key: string, widget: string | undefined): string | undefined {
  const name = normalize(key);
  return Object.keys(optionsShape(widget).properties ?? {}).find((one) => normalize(one) === name);
}
