import { pluralForm, pointerOfCount, replacePlurals } from '../../core/text/plural.ts';
import type { ValueTexts } from '../host.tsx';

/**
 * Picks the plural forms of a text by the values of a screen.
 *
 * @param shown values by their pointers; see `countKey`
 * @param language BCP 47 tag
 */
export const fillPlurals = (text: string, shown: ValueTexts, language: string): string =>
  replacePlurals(text, ({ name, words = '', forms }) => {
    const pointer = pointerOfCount(name);
    return pointer === undefined
      ? undefined
      : pluralForm(forms, shown[`${pointer}#`] ?? words, language);
  });
