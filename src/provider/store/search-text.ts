import { valuesIn } from '../../core/values-in.ts';

/** The ways in which a text is found in stored JSON. */
export interface TextSearch {
  /** The pattern that such JSON matches; some that does not have the text matches too. */
  pattern: string;
  /** Returns whether a value in the body has the text, or the reference is this text. */
  matches: (submission: { body: object; reference?: string }) => boolean;
  /** The pattern of the hash of an application, where the text is a reference. */
  reference?: string | undefined;
}

/** Prepares the search for a text, in any letter case. */
export function searchText(text: string): TextSearch {
  const wanted = normalized(text);
  const written = JSON.stringify(wanted).slice(1, -1);
  // The database may know the cases of ASCII letters alone, and other characters have several spellings.
  const pattern = written.replace(/[\\%_]/g, '\\$&').replace(/[^\x20-\x7e]+/g, '%');
  const [, start, end] = /^([\da-f]{4})-?([\da-f]{4})$/.exec(wanted) ?? [];
  return {
    pattern: `%${pattern}%`,
    reference: start && `${start}${end}%`,
    matches: ({ body, reference }) =>
      (start !== undefined && normalized(reference ?? '') === `${start}-${end}`) ||
      valuesIn(body).some(
        ({ value }) => typeof value !== 'object' && normalized(String(value)).includes(wanted),
      ),
  };
}

const normalized = (text: string): string => text.normalize('NFC').trim().toLowerCase();
