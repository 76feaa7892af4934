const namesByLanguage = new Map<string, Pick<Intl.DisplayNames, 'of'>>();
const ordersByLanguage = new Map<string, string[]>();

/**
 * Adds names of countries in a language, by two-letter code, in the order of the names. Later calls read them in place of
 * the browser's, whose first look-up keeps a phone busy for 100 ms.
 */
export function addCountryNames(language: string, names: Record<string, string>): void {
  namesByLanguage.set(language, { of: (code) => names[code] });
  ordersByLanguage.set(language, Object.keys(names));
}

/** Returns the name of a country in a language, from the names that were added, or the browser's. */
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

/** Sorts countries by their names in a language. */
export function sortByName<Named extends { code: string; label: string }>(
  countries: Named[],
  language: string,
): Named[] {
  const order = ordersByLanguage.get(language);
  if (!order) {
    const { compare } = new Intl.Collator(language);
    return countries.sort((a, b) => compare(a.label, b.label));
  }
  const places = new Map(order.map((code, index) => [code, index]));
  const placeOf = ({ code }: Named) => places.get(code) ?? order.length;
  return countries.sort((a, b) => placeOf(a) - placeOf(b));
}
