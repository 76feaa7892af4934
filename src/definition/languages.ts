/** The folder of the translations, beside app.json. No screen can have its name. */
export const languagesFolder = 'languages';

/** The file of a language's texts, in the forms folder. */
export const translationPath = (tag: string): string => `${languagesFolder}/${tag}.json`;

/** Scripts that are written from right to left and that CLDR knows languages of, by their codes (ISO 15924). */
const rightToLeft = new Set([
  'Adlm',
  'Arab',
  'Aran',
  'Hebr',
  'Mand',
  'Nkoo',
  'Rohg',
  'Samr',
  'Syrc',
  'Thaa',
  'Yezi',
]);

/** Returns the direction of a language's script: that in its tag ("pa-Arab"), else the one that most of its readers use. */
export function directionOf(tag: string): 'ltr' | 'rtl' {
  try {
    return rightToLeft.has(new Intl.Locale(tag).maximize().script ?? '') ? 'rtl' : 'ltr';
  } catch {
    return 'ltr';
  }
}

/** Returns the name of a language in that language, or its tag where it is unknown: "Deutsch". */
export function ownNameOf(tag: string): string {
  try {
    return new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}

/** The key in the browser's storage of the language that a visitor has chosen. */
export const languageKey = 'language';

/** The key in a tab's storage that marks a page as opened by a link to its language. */
export const switchKey = 'language-switch';

/** Its value once a page has broken down, JSON: answers that it had from the page before may be why. */
export const brokenDown = '"broken"';

/** The beginning of the keys of drafts that only lead from one language to another. */
export const carriedPrefix = 'language-switch:';

/** Returns the entry of a language, by its BCP 47 tag: "de-AT" has that of "de". */
export function ofPrimaryLanguage<Part>(
  byLanguage: Readonly<Record<string, Part>>,
  tag: string | undefined,
): Part | undefined {
  const [primary = ''] = (tag ?? '').toLowerCase().split('-');
  return Object.hasOwn(byLanguage, primary) ? byLanguage[primary] : undefined;
}
