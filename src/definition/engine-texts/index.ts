// The texts that the engine shows by itself: one file for each language, of which en.json has every text.
import { ofPrimaryLanguage } from '../languages.ts';
import { defaultTexts, type Texts } from '../texts.ts';
import ar from './ar.json' with { type: 'json' };
import de from './de.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };

/** By primary language subtag. German, Spanish and French use the formal address. */
export const translated: Record<string, Partial<Texts>> = { ar, de, es, fr };

/** Returns the texts of the engine in a language, by its BCP 47 tag: "de" and "de-AT" are German. English where there is none. */
export function engineTexts(language: string | undefined): Texts {
  return { ...defaultTexts, ...ofPrimaryLanguage(translated, language) };
}
