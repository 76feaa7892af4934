import { fromPointer } from '../core/pointer.ts';
import type { Change } from './recipes.ts';

/**
 * Returns the text of a file after a change of a recipe.
 *
 * @param text that of the file before; `undefined` for no file
 * @throws where the pointer leads nowhere, there is no file to change, or a new file exists
 */
export function changedText(
  change: Exclude<Change, { do: 'freeze' }>,
  text: string | undefined,
): string {
  if (change.do === 'write') {
    if (text !== undefined) throw new Error('the file exists.');
    return change.text;
  }
  if (text === undefined) throw new Error('there is no such file.');
  const document = JSON.parse(text);
  const path = fromPointer(change.pointer);
  if (change.do === 'put') put(valueAt(document, path), change.text);
  else {
    const name = path.pop() ?? '';
    const holder = valueAt(document, path);
    if (!Object.hasOwn(holder, name)) throw new Error(`${change.pointer} is not there.`);
    delete (holder as Record<string, unknown>)[name];
  }
  return JSON.stringify(document, null, 2);
}

/** Entries go beside those that are there, and replace those of the same name; items go to the end. */
function put(at: object, text: string): void {
  if (Array.isArray(at)) at.push(...JSON.parse(`[${text}]`));
  else Object.assign(at, JSON.parse(`{${text}}`));
}

function valueAt(document: object, path: string[]): object {
  return path.reduce((at, name) => {
    const next: unknown = Object.hasOwn(at, name) ? at[name as keyof typeof at] : undefined;
    if (typeof next !== 'object' || next === null) throw new Error(`${name} is not there.`);
    return next;
  }, document);
}
