import { fromPointer } from '../../core/pointer.ts';
import { replaceValues } from '../../core/text-values.ts';

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
  replaceValues(text, (from, words) => {
    values.push({ from, ...(words === undefined ? {} : { default: words }) });
    return '';
  });
  return values;
}

/** Writes a pointer as a placeholder: "/answers/first_name" is "{answers.first_name}". */
export const placeholderOf = (from: string, words?: string): string =>
  `{${fromPointer(from).join('.')}${words === undefined ? '' : `|${words}`}}`;
