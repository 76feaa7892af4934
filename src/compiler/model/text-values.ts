import { fromPointer, toPointer } from '../../core/pointer.ts';
import { textRoots } from '../../definition/data-sources.ts';

/** A value in a text: "{answers.first_name|there}" is the answer, or "there" where it is missing. */
export interface TextPlaceholder {
  /** Pointer in the mapping document. */
  from: string;
  /** Stands in where there is no value; absent where the text names nothing. */
  default?: string;
}

const valueForm = new RegExp(
  `\\{((?:${textRoots.join('|')})(?:\\.[\\w-]+)+)(?:\\|([^{}|]*))?\\}`,
  'g',
);

/** Splits a text at its values. */
export function splitText(text: string): (string | TextPlaceholder)[] {
  const runs: (string | TextPlaceholder)[] = [];
  let end = 0;
  for (const found of text.matchAll(valueForm)) {
    const [whole, path = '', words] = found;
    if (found.index > end) runs.push(text.slice(end, found.index));
    runs.push({
      from: toPointer(path.split('.')),
      ...(words === undefined ? {} : { default: words }),
    });
    end = found.index + whole.length;
  }
  if (end < text.length) runs.push(text.slice(end));
  return runs;
}

/** Returns the values of a text. */
export const valuesIn = (text: string): TextPlaceholder[] =>
  splitText(text).filter((run) => typeof run !== 'string');

/** Replaces each value of a text. */
export const replaceValues = (text: string, by: string): string => text.replace(valueForm, by);

/** Writes a pointer as a placeholder: "/answers/first_name" is "{answers.first_name}". */
export const placeholderOf = (from: string, words?: string): string =>
  `{${fromPointer(from).join('.')}${words === undefined ? '' : `|${words}`}}`;
