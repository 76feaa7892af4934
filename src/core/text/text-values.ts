import { textRoots } from '../../definition/text-roots.ts';

/** A value in a text: its path, and the words for where it is missing, as in "{answers.first_name|there}". */
const valueForm = new RegExp(
  String.raw`\{((?:${textRoots.join('|')})(?:\.[\w-]+)+)(?:\|([^{}|]*))?\}`,
  'g',
);

/**
 * Replaces the values of a text; other words in braces, such as names, stay.
 *
 * @param replace gets the pointer of a value and its words; the text keeps a placeholder for which it returns `undefined`
 */
export const replaceValues = (
  text: string,
  replace: (pointer: string, words: string | undefined) => string | undefined,
): string =>
  text.includes('{')
    ? text.replace(
        valueForm,
        (whole: string, path: string, words?: string) =>
          replace(`/${path.replaceAll('.', '/')}`, words) ?? whole,
      )
    : text;
