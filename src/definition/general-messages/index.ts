// The messages for rules that a product has no words of its own for: one file for each language.
import { ofPrimaryLanguage } from '../languages.ts';
import ar from './ar.json' with { type: 'json' };
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };

/**
 * Messages for rules that a product has no words of its own for, by primary language subtag. The name of a message is that
 * of the rule, and its subject: "required.choice", "format.email". German, Spanish and French use the formal address.
 */
export const generalMessagesByLanguage: Record<string, Record<string, string>> = {
  ar,
  de,
  en,
  es,
  fr,
};

/** Returns the general messages in a language, by its BCP 47 tag; the English ones where there are none. */
export const generalMessagesIn = (language: string | undefined): Record<string, string> =>
  ofPrimaryLanguage(generalMessagesByLanguage, language) ?? en;
