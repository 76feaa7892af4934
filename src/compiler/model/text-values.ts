import { fromPointer } from '../../core/pointer.ts';
import { pointerOfCount, replacePlurals } from '../../core/text/plural.ts';
import { replaceValues } from '../../core/text/text-values.ts';

/** A value in a text: "{answers.first_name|there}" is the answer, or "there" where it is missing. */
export interface TextPlaceholder {
  /** Pointer in the mapping document. */
  from: string;
  /** Stands in where there is no value; absent where the text names nothing. */
  default?: string;
  /** Whether it picks a plural form: "{answers.guests, plural, one {# guest} other {# guests}}". */
  counts?: true;
}

/** Returns the values of a text. */
export function textValuesIn(text: string): TextPlaceholder[] {
  const values: TextPlaceholder[] = [];
  const rest = replacePlurals(text, ({ name, words, forms }) => {
    const from = pointerOfCount(name);
    if (from === undefined) return undefined;
    values.push({ from, ...(words === undefined ? {} : { default: words }), counts: true });
    return Object.values(forms).join('');
  });
  replaceValues(rest, (from, words) => {
    values.push({ from, ...(words === undefined ? {} : { default: words }) });
    return '';
  });
  return values;
}

/** The names of the plurals in a text, and the text with all their forms one after the other. */
export function splitPlurals(text: string): { names: string[]; rest: string } {
  const names: string[] = [];
  const rest = replacePlurals(text, ({ name, forms }) => {
    names.push(name);
    return Object.values(forms).join(' ');
  });
  return { names, rest };
}

/** Writes a pointer as a placeholder: "/answers/first_name" is "{answers.first_name}". */
export const placeholderOf = (from: string, words?: string): string =>
  `{${fromPointer(from).join('.')}${words === undefined ? '' : `|${words}`}}`;
