import { defaultTexts, type Texts } from '../texts.ts';
import { arabic } from './ar.ts';
import { german } from './de.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';

/** By primary language subtag. */
export const translated: Record<string, Partial<Texts>> = {
  ar: arabic,
  de: german,
  es: spanish,
  fr: french,
};

/** Returns the texts of the engine in a language, by its BCP 47 tag: "de" and "de-AT" are German. English where there is none. */
export function engineTexts(language: string | undefined): Texts {
  const [primary = ''] = (language ?? '').toLowerCase().split('-');
  return { ...defaultTexts, ...(Object.hasOwn(translated, primary) && translated[primary]) };
}
