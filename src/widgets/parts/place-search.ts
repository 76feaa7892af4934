export interface Place {
  name: string;
  /** How it is shown, where not by its name. */
  label?: string;
  /** Short code, e.g. "CA" for Canada or for California. */
  code: string | undefined;
  /** Other names that people use for it. */
  otherNames?: readonly string[];
  /** Returns its name in its own language; called only where no other name is found. */
  nameAtHome?: () => string | undefined;
}

/** Returns the places that the choices of a question name; all of them where it has none. */
export const offeredPlaces = <P extends Place>(
  places: P[],
  choices: readonly { value: unknown }[],
): P[] =>
  choices.length === 0
    ? places
    : places.filter(({ name }) => choices.some(({ value }) => value === name));

/** Returns the places that match a typed text, the likeliest first. Accents, case and punctuation do not matter. */
export function searchPlaces<P extends Place>(places: readonly P[], typed: string): P[] {
  const query = fold(typed);
  if (query === '') return [...places];
  const found = ranked(places, (place) => rank(place, query));
  return found.length > 0 ? found : ranked(places, (place) => rankAtHome(place, query));
}

const ranked = <P extends Place>(places: readonly P[], rankOf: (place: P) => number): P[] =>
  places
    .map((place) => ({ place, rank: rankOf(place) }))
    .filter(({ rank }) => rank < unrelated)
    .sort((a, b) => a.rank - b.rank)
    .map(({ place }) => place);

/** Returns the one place that a typed text means: its full name, its code, or the only match. */
export function placeMeant<P extends Place>(places: readonly P[], typed: string): P | undefined {
  const query = fold(typed);
  if (query === '') return undefined;
  const found = searchPlaces(places, typed);
  const isNamed = ({ name, label }: Place) => [label ?? '', name].map(fold).includes(query);
  return found.find(isNamed) ?? exactOrOnly(found, query);
}

function exactOrOnly<P extends Place>(found: readonly P[], query: string): P | undefined {
  const exact = found.filter((place) => rank(place, query) === 0);
  return exact.length === 1 || found.length === 1 ? found[0] : undefined;
}

const unrelated = 4;

function rank({ name, label = name, code, otherNames = [] }: Place, query: string): number {
  return rankNames([label, name, ...otherNames], code, query);
}

function rankAtHome({ nameAtHome }: Place, query: string): number {
  const name = nameAtHome?.();
  return name === undefined ? unrelated : rankNames([name], undefined, query);
}

function rankNames(writtenNames: string[], code: string | undefined, query: string): number {
  const names = writtenNames.map(fold);
  if (names.includes(query) || (code && fold(code) === query)) return 0;
  if (names.some((each) => each.startsWith(query))) return 1;
  if (names.some((each) => ` ${each}`.includes(` ${query}`))) return 2;
  return names.some((each) => each.includes(query)) ? 3 : unrelated;
}

function fold(text: string): string {
  return (
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      // "U.S.A." is "usa".
      .replace(/(?<=\b\p{L})\.(?=\p{L}\b|\s*$)/gu, '')
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  );
}
