const namesByLanguage = new Map<string, Intl.DisplayNames>();

/** Returns the name of a country in a language. The browser has the names, so no table is loaded. */
export function countryName(code: string, language: string): string | undefined {
  let names = namesByLanguage.get(language);
  if (!names) {
    names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    namesByLanguage.set(language, names);
  }
  return names.of(code);
}

/** Returns the name of a country in the language that most of its people speak: "Deutschland". */
export function countryNameAtHome(code: string): string | undefined {
  const { language, script } = new Intl.Locale(`und-${code}`).maximize();
  return countryName(code, `${language}-${script}`);
}

export const compareNames = (language: string) => new Intl.Collator(language).compare;
