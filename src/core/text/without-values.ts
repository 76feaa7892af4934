import { pluralForm, pointerOfCount, replacePlurals } from './plural.ts';
import { replaceValues } from './text-values.ts';

/**
 * Returns a text as it is where all of its values are missing: with the words for that.
 *
 * @param language BCP 47 tag, which decides the plural form for a number among these words
 */
export const withoutValues = (text: string, language = 'en'): string =>
  replaceValues(
    replacePlurals(text, ({ name, words = '', forms }) =>
      pointerOfCount(name) === undefined ? undefined : pluralForm(forms, words, language),
    ),
    (_, words = '') => words,
  );
