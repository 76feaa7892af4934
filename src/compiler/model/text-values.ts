import { fromPointer } from '../../core/pointer.ts';
import { replaceValues as replaceAll } from '../../core/text-values.ts';
import { textRoots } from '../../definition/data-sources.ts';

/** A value in a text: "{answers.first_name|there}" is the answer, or "there" where it is missing. */
export interface TextPlaceholder {
  /** Pointer in the mapping document. */
  from: string;
  /** Stands in where there is no value; absent where the text names nothing. */
  default?: string;
}

/** Returns the values of a text. */
export function valuesIn(text: string): TextPlaceholder[] {
  const values: TextPlaceholder[] = [];
  replaceKnown(text, (from, words) => {
    values.push({ from, ...(words === undefined ? {} : { default: words }) });
    return '';
  });
  return values;
}

/** Replaces each value of a text. */
export const replaceValues = (text: string, by: string): string => replaceKnown(text, () => by);

/** Returns a text as it is where all of its values are missing. */
export const withoutValues = (text: string): string => replaceKnown(text, (_, words = '') => words);

/** Writes a pointer as a placeholder: "/answers/first_name" is "{answers.first_name}". */
export const placeholderOf = (from: string, words?: string): string =>
  `{${fromPointer(from).join('.')}${words === undefined ? '' : `|${words}`}}`;

/** Replaces the values that texts can show; other words in braces, such as names, stay. */
const replaceKnown = (text: string, by: (from: string, words?: string) => string): string =>
  replaceAll(text, (from, words) =>
    textRoots.includes(fromPointer(from)[0] ?? '') ? by(from, words) : undefined,
  );
